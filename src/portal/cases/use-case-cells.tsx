import MuiLink from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { OwnCase } from '../../contract/own-cases.ts'
import type { CaseColumn, CasePage } from '../../engine/document/case-page.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { BreakableText } from '../../renderer/texts/BreakableText.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { useCategoryName } from '../api/use-category-name.ts'
import { useFormats } from '../ui/use-formats.ts'
import { useReadParts } from './use-read-parts.ts'
import { StatusChip } from '../../renderer/feedback/StatusChip.tsx'
import { useCaseDocument } from './use-case-document.ts'
import { caseAddress } from './case-address.ts'

const nothing = '–'

/** The content of each column of a row; the first leads to the case. Suspends until its form's lists are loaded. */
export function useCaseCells(type: string, page: CasePage): (row: OwnCase) => Record<string, ReactNode> {
  const content = useContent(type)
  return (row) => {
    const entries = page.list.columns.map((column, place): readonly [string, ReactNode] => {
      const shown = content(column, row)
      return [column.id, place === 0 ? <CaseLink key="link" to={caseAddress(type, row)} shown={shown} /> : shown]
    })
    return Object.fromEntries(entries)
  }
}

const CaseLink = ({ to, shown }: { readonly to: string; readonly shown: ReactNode }) => (
  <MuiLink component={Link} to={to} sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
    {shown}
  </MuiLink>
)

function useContent(type: string): (column: CaseColumn, row: OwnCase) => ReactNode {
  const text = useText()
  const { money, date } = useFormats()
  const document = useCaseDocument(type)
  const read = useReadParts(document)
  const categoryName = useCategoryName()
  const fields = document.case?.wire?.fields ?? {}
  const choice = (field: string, value: string) => {
    const name = answerNamed(fields[field] ?? `=${field}`)
    const answer = name === undefined ? undefined : read({ [name]: value }).find(({ key }) => key.endsWith(`/${name}`))
    return answer?.text === undefined || answer.text === value ? categoryName(value) : answer.text
  }
  return ({ id, field, format }, row) => {
    if (format === 'state') return <StatusChip title={row.title} color={row.color} />
    const value = row.cells[id]
    if (value === undefined || value === null || value === '') return nothing
    if (format === 'money' && typeof value === 'number') return money(value)
    if (format === 'yes-no') return text(value === true ? 'portal.yes' : 'portal.no')
    const words = plain(value)
    if (format === 'date') return date(words)
    return <BreakableText>{format === 'choice' ? choice(field, words) : words}</BreakableText>
  }
}

/** The answer that a fact names: `AppliedCategory` of `=answers.AppliedCategory`. */
const answerNamed = (fact: unknown): string | undefined =>
  typeof fact === 'string' ? /^=answers\.(\w+)$/.exec(fact)?.[1] : undefined

const plain = (value: JsonValue): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
