import { useState } from 'react'
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { ScannedCase } from '../../../contract/case-scans.ts'
import type { VerifiedDocument } from '../../../contract/verification.ts'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { StatusChip } from '../../../renderer/feedback/StatusChip.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { FormSkeleton } from '../../forms/FormSkeleton.tsx'
import { useFormats } from '../../ui/use-formats.ts'

interface ScanPanelProps {
  /** Without its dashes. */
  readonly code: string
  readonly document: VerifiedDocument
}

/**
 * What staff may do with the document that they are shown, e.g. mark the attendance of its holder, and whom and what it
 * is for; once it is done, it says when. Nothing for anybody else.
 */
export function ScanPanel({ code, document: { holder, scanned } }: ScanPanelProps) {
  const text = useText()
  const { data, error, mutate } = useCall(`scans/${code}`)
  const [wasTaken, setWasTaken] = useState(false)
  if (data === undefined) return scanned && error === undefined ? <FormSkeleton fields={3} /> : null
  const done = async () => {
    await mutate()
    setWasTaken(true)
  }
  return (
    <Panel aria-labelledby="scanned-case">
      <header>
        <h2 id="scanned-case">{text('portal.scan.title')}</h2>
        <StatusChip title={data.title} color={data.color} />
      </header>
      <dl>
        {[{ name: 'holder', title: text('portal.verification.holder'), text: holder.name }, ...data.answers].map(
          (fact) => (
            <div key={fact.name}>
              <dt>{fact.title}</dt>
              <dd>{fact.text}</dd>
            </div>
          ),
        )}
      </dl>
      {data.taken === null ? <TakeScan scanned={data} onDone={done} /> : <TakenAt at={data.taken} isNow={wasTaken} />}
      <Button component={Link} to="/verify">
        {text('portal.scan.next')}
      </Button>
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
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: theme.shape.borderRadius,
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
  },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1, 3), margin: 0 },
  '& dl > div:nth-of-type(-n + 2)': { width: '100%' },
  '& dt': { color: 'var(--mui-palette-text-secondary)', fontSize: theme.typography.body2.fontSize },
  '& dd': { margin: 0, fontWeight: 600 },
}))
