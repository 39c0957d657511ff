import { useMemo } from 'react'
import type { OwnCase } from '../../contract/own-cases.ts'
import type { CaseColumn } from '../../engine/document/case-page.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import type { TableReader } from '../../renderer/tables/table-reader.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useCategoryName } from '../api/use-category-name.ts'
import { useFormats } from '../ui/use-formats.ts'
import { useCaseDocument } from './use-case-document.ts'
import { useReadParts } from './use-read-parts.ts'

/** Reads the user's own cases of a type as the rows of a table. Suspends until the lists of their form are loaded. */
export function useCaseReader(type: string): TableReader<OwnCase, CaseColumn> {
  const text = useText()
  const { money, date, day } = useFormats()
  const choice = useChoices(type)
  return useMemo(
    () => ({
      text: (row, { id, field, format }) => {
        if (format === 'state') return row.title
        if (format === 'comments') return row.comments.map((one) => one.text).join('\n')
        const value = row.cells[id]
        if (value === undefined || value === null || value === '') return ''
        if (format === 'money' && typeof value === 'number') return money(value)
        if (format === 'yes-no') return text(value === true ? 'portal.yes' : 'portal.no')
        if (format === 'date') return date(plain(value))
        return format === 'choice' ? choice(field, plain(value)) : plain(value)
      },
      value: ({ cells }, { id, format }) => {
        const value = cells[id]
        return format === 'date' && typeof value === 'string' ? day(value) : value
      },
      withValue: (row, { id }, value) => ({ ...row, cells: { ...row.cells, [id]: value } }),
    }),
    [text, money, date, day, choice],
  )
}

/** Names what was chosen in a field of the form that a column shows; else as a category of members. */
function useChoices(type: string): (field: string, value: string) => string {
  const document = useCaseDocument(type)
  const read = useReadParts(document)
  const categoryName = useCategoryName()
  return useMemo(() => {
    const fields = document.case?.wire?.fields ?? {}
    return (field, value) => {
      const name = answerNamed(fields[field] ?? `=${field}`)
      const answer =
        name === undefined ? undefined : read({ [name]: value }).find(({ key }) => key.endsWith(`/${name}`))
      return answer?.text === undefined || answer.text === value ? categoryName(value) : answer.text
    }
  }, [document, read, categoryName])
}

/** The answer that a fact names: `AppliedCategory` of `=answers.AppliedCategory`. */
const answerNamed = (fact: unknown): string | undefined =>
  typeof fact === 'string' ? /^=answers\.(\w+)$/.exec(fact)?.[1] : undefined

const plain = (value: JsonValue): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
