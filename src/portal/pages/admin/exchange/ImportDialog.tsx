import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { Exchange } from '../../../../contract/exchange.ts'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { FileProblems } from './FileProblems.tsx'
import type { FileResult, OrganisationImport } from './use-file-import.ts'

interface ImportDialogProps {
  readonly found: OrganisationImport
  readonly result: FileResult
}

/** Shows what importing the organisation's files would do, and does it; or what is wrong with them. */
export function ImportDialog({ found, result }: ImportDialogProps) {
  const text = useText()
  const { isImporting, begin, close } = found
  const isRefused = 'failure' in result
  const isNothing = !isRefused && result.would.drafts.length === 0 && result.would.settings.length === 0
  return (
    <DialogFrame
      title={text('portal.exchange.title')}
      width={560}
      onClose={isImporting ? undefined : close}
      foot={
        isRefused || isNothing ? (
          <Button variant="contained" onClick={close}>
            {text('renderer.close')}
          </Button>
        ) : (
          <>
            <Button onClick={close} disabled={isImporting}>
              {text('renderer.cancel')}
            </Button>
            <Button variant="contained" loading={isImporting} onClick={() => void begin(result.file)}>
              {text('portal.exchange.begin')}
            </Button>
          </>
        )
      }
    >
      {isRefused ? <FileProblems failure={result.failure} /> : <WouldDo {...result.would} isNothing={isNothing} />}
    </DialogFrame>
  )
}

function WouldDo({ drafts, settings, elsewhere, isNothing }: Exchange & { readonly isNothing: boolean }) {
  const text = useText()
  const changes = drafts.map(({ title, changes: count }) =>
    count === 0 ? text('portal.exchange.taken-back', { title }) : text('portal.exchange.changes', { title, count }),
  )
  return (
    <Stack spacing={2}>
      {isNothing && <span>{text('portal.exchange.none')}</span>}
      <Listed title={text('portal.exchange.settings')} items={settings} />
      <Listed title={text('portal.exchange.drafts')} items={changes} />
      <Listed title={text('portal.exchange.elsewhere')} items={elsewhere} />
    </Stack>
  )
}

function Listed({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <span>{title}</span>
      <Items>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Items>
    </section>
  )
}

const Items = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 0),
  paddingLeft: theme.spacing(2.5),
}))
