import { useState } from 'react'
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ScannedCase } from '../../../contract/case-scans.ts'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { StatusChip } from '../../../renderer/feedback/StatusChip.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { useFormats } from '../../ui/use-formats.ts'

interface ScanPanelProps {
  /** Without its dashes. */
  readonly code: string
}

/**
 * What staff may do with the document that they are shown, e.g. mark the attendance of its holder; once it is done, it
 * says when. Nothing for anybody else.
 */
export function ScanPanel({ code }: ScanPanelProps) {
  const text = useText()
  const { data, mutate } = useCall(`scans/${code}`)
  const [wasTaken, setWasTaken] = useState(false)
  if (data === undefined) return null
  const done = async () => {
    await mutate()
    setWasTaken(true)
  }
  return (
    <Panel aria-labelledby="scanned-case">
      <h2 id="scanned-case">{text('portal.scan.title')}</h2>
      <StatusChip title={data.title} color={data.color} />
      {data.taken === null ? <TakeScan scanned={data} onDone={done} /> : <TakenAt at={data.taken} isNow={wasTaken} />}
    </Panel>
  )
}

/** A code that was shown before is a warning: somebody may have copied it. */
function TakenAt({ at, isNow }: { readonly at: string; readonly isNow: boolean }) {
  const text = useText()
  const { date, time } = useFormats()
  const when = { date: date(at), time: time(at) }
  return (
    <AlertBanner kind={isNow ? 'success' : 'warning'}>
      {text(isNow ? 'portal.scan.done' : 'portal.scan.done-before', when)}
    </AlertBanner>
  )
}

interface TakeScanProps {
  readonly scanned: ScannedCase
  readonly onDone: () => Promise<void>
}

function TakeScan({ scanned: { type, id, revision, transition }, onDone }: TakeScanProps) {
  const api = useApi()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (transition === null) return null
  const take = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await api.declared.post(`cases/${type}/${id}/transitions/${transition.id}`, { revision }, {})
    } catch (error) {
      // Somebody else at the door may have been quicker: what they did is shown then.
      if (!(error instanceof ApiError)) throw error
      if (error.code !== 'stale') setFailure(error.message)
    }
    await onDone()
    setBusy(false)
  }
  return (
    <>
      {[...transition.closed, ...(failure === undefined ? [] : [failure])].map((reason) => (
        <AlertBanner key={reason} kind="error">
          {reason}
        </AlertBanner>
      ))}
      <Button
        variant="contained"
        size="large"
        startIcon={<HowToRegOutlined />}
        disabled={isBusy || transition.closed.length > 0}
        onClick={() => void take()}
      >
        {transition.title}
      </Button>
    </>
  )
}

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: theme.shape.borderRadius,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& > button, & > [role]': { width: '100%' },
}))
