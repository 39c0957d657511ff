import { useMemo } from 'react'
import type { CpdAward } from '../../../contract/cpd.ts'
import type { AwardColumn } from '../../../engine/document/awards-page.ts'
import { cutText } from '../../../engine/format/cut-text.ts'
import { formatNumber } from '../../../engine/format/format-number.ts'
import type { TableReader } from '../../../renderer/tables/table-reader.ts'
import { useFormats } from '../../ui/use-formats.ts'
import { useStart } from '../../ui/start-context.ts'

/** Reads awards as the rows of a table. */
export function useAwardReader(): TableReader<CpdAward, AwardColumn> {
  const { date } = useFormats()
  const { locale } = useStart().tenant
  return useMemo(
    () => ({
      text: (award, { field, format, cut }) => {
        const value = award[field]
        if (typeof value === 'number') return formatNumber(value, locale)
        if (format === 'date') return date(value)
        return cut === undefined ? value : cutText(value, cut)
      },
      value: (award, { field }) => award[field],
      withValue: (award, { field }, value) => ({ ...award, [field]: value }),
    }),
    [date, locale],
  )
}
