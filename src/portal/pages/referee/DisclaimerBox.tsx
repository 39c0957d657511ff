import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useId } from 'react'
import { useText } from '../../../renderer/texts/use-text.ts'
import type { DisclaimerState } from './use-disclaimer.ts'

/** The organisation's statement with a checkbox to confirm it; renders nothing if there is none. */
export function DisclaimerBox({ disclaimer }: { readonly disclaimer: DisclaimerState }) {
  const text = useText()
  const id = useId()
  const { statement, isConfirmed, isMissed, confirm } = disclaimer
  if (statement === undefined) return null
  const box = { 'aria-describedby': isMissed ? id : undefined, 'aria-invalid': isMissed || undefined }
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox checked={isConfirmed} onChange={(_event, checked) => confirm(checked)} slotProps={{ input: box }} />
        }
        label={statement}
        sx={labelStyle}
      />
      {isMissed && (
        <FormHelperText id={id} error role="alert">
          {text('portal.referee.disclaimer')}
        </FormHelperText>
      )}
    </div>
  )
}

/** A long statement is beside its checkbox, which is level with the first line. */
const labelStyle = { alignItems: 'flex-start', '& .MuiCheckbox-root': { mt: '-9px' } } as const
