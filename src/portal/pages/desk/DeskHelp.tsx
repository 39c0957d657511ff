import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { DialogFrame } from '../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { areKeysOff, switchKeys } from './use-desk-keys.ts'

/** The keys and the text that says what each does. */
const keys = [
  ['j', 'portal.desk.key.next'],
  ['k', 'portal.desk.key.previous'],
  ['Enter', 'portal.desk.key.open'],
  ['u', 'portal.desk.key.up'],
  ['/', 'portal.desk.key.search'],
  ['c', 'portal.desk.key.comment'],
  ['?', 'portal.desk.key.help'],
] as const

/** The keys of the desk, and a switch for those who would press them by mistake. */
export function DeskHelp({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const text = useText()
  const [isOn, setOn] = useState(() => !areKeysOff())
  return (
    <DialogFrame
      title={text('portal.desk.keys')}
      open={open}
      onClose={onClose}
      foot={<Button onClick={onClose}>{text('renderer.close')}</Button>}
    >
      <Keys>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text(meaning)}</dd>
          </div>
        ))}
      </Keys>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            onChange={({ target }) => {
              switchKeys(target.checked)
              setOn(target.checked)
            }}
          />
        }
        label={text('portal.desk.keys-on')}
      />
    </DialogFrame>
  )
}

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(0, 0, 2),
  '& > div': { display: 'flex', gap: theme.spacing(2), alignItems: 'baseline' },
  '& dt': { width: 64, flex: 'none' },
  '& dd': { margin: 0 },
  '& kbd': {
    padding: '2px 8px',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 6,
    background: 'var(--mui-palette-sunken)',
    font: 'inherit',
  },
}))
