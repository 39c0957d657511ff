import { useMemo } from 'react'
import { compileCondition } from '../../../engine/condition/compile-condition.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { CollectionPageProps } from './collection-props.ts'
import { pageValues } from '../page-values.ts'

/**
 * The records that a page shows: for a view those that match it, otherwise all; the same array while nothing changes.
 */
export function useShownRecords({
  page: { where },
  context,
  records,
}: Pick<CollectionPageProps, 'page' | 'context' | 'records'>): readonly JsonObject[] | undefined {
  return useMemo(() => {
    if (where === undefined) return records
    const fits = compileCondition(where)
    return records?.filter((record) => fits(pageValues(context, records, record)))
  }, [where, context, records])
}
