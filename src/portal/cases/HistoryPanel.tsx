import { useEffect, useRef } from 'react'
import { styled } from '@mui/material/styles'
import type { CaseEntry } from '../../contract/case.ts'
import { LoadingRegion } from '../ui/LoadingRegion.tsx'
import Skeleton from '@mui/material/Skeleton'
import { BreakableText } from '../../renderer/texts/BreakableText.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { useDeclaredCall } from '../api/use-call.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { useFormats } from '../ui/use-formats.ts'
import { useOpenCase } from './open-case.ts'
import { Panel } from './Panel.tsx'

/** What happened with the case, the newest first. */
export function HistoryPanel() {
  const text = useText()
  const { type, view } = useOpenCase()
  const { data, error, mutate } = useDeclaredCall<CaseEntry[]>(`cases/${type}/${view.id}/history`)
  const { revision } = view
  const read = useRef(revision)
  useEffect(() => {
    if (read.current === revision) return
    read.current = revision
    void mutate()
  }, [revision, mutate])
  return (
    <Panel title={text('portal.desk.history')}>
      {error ? (
        <LoadFailure error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <Entries>
          {data.toReversed().map((entry) => (
            <HistoryLine key={`${entry.revision} ${entry.at} ${entry.what}`} entry={entry} />
          ))}
        </Entries>
      ) : (
        <LoadingRegion>
          <Skeleton height={72} />
        </LoadingRegion>
      )}
    </Panel>
  )
}

function HistoryLine({ entry: { by, what, at, input } }: { readonly entry: CaseEntry }) {
  const { instant } = useFormats()
  const words = Object.values(input).filter((value) => typeof value === 'string' && value !== '')
  return (
    <li>
      <strong>{what}</strong>
      <small>
        {by}, {instant(at)}
      </small>
      {words.length > 0 && (
        <p>
          <BreakableText>{words.join(' · ')}</BreakableText>
        </p>
      )}
    </li>
  )
}

const Entries = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { borderInlineStart: '2px solid var(--mui-palette-divider)', paddingInlineStart: theme.spacing(1.5) },
  '& small': { ...theme.typography.caption, display: 'block', color: 'var(--mui-palette-text-secondary)' },
  '& p': { ...theme.typography.body2, margin: theme.spacing(0.25, 0, 0) },
}))
