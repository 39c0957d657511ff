import Card from '@mui/material/Card'
import { useState } from 'react'
import type { OwnCases } from '../../contract/own-cases.ts'
import type { CasePage } from '../../engine/document/case-page.ts'
import { useDeclaredCall } from '../api/use-call.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { StepPages } from '../ui/StepPages.tsx'
import { OwnCaseTable } from './OwnCaseTable.tsx'
import { StartCase } from './begin/StartCase.tsx'

interface OwnCaseListProps {
  readonly type: string
  readonly page: CasePage
}

/** The page of the user's own cases of a type. Suspends until its lists are loaded. */
export function OwnCaseList({ type, page }: OwnCaseListProps) {
  const [after, setAfter] = useState<readonly string[]>([])
  const last = after.at(-1)
  const query = last === undefined ? '' : `?after=${encodeURIComponent(last)}`
  const call = useDeclaredCall<OwnCases>(`cases/${type}/own${query}`)
  const next = call.data?.next ?? null
  return (
    <>
      <PageHeading
        title={page.title}
        lead={page.description}
        actions={page.list.start && <StartCase type={type} page={page} title={page.list.start.title} />}
      />
      <Card>
        <OwnCaseTable {...{ type, page, call }} isWhole={next === null && after.length === 0} />
      </Card>
      {call.data && (
        <StepPages
          onPrevious={after.length > 0 ? () => setAfter(after.slice(0, -1)) : undefined}
          onNext={next === null ? undefined : () => setAfter([...after, next])}
        />
      )}
    </>
  )
}
