import type { ChecklistItem } from '../../contract/checklist.ts'
import { formatNumber } from '../../engine/format/format-number.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useStart } from '../ui/start-context.ts'

/** How an item of the standing reads: with how much of what it requires is reached, where it counts something. */
export function useStandingItem(): (item: Pick<ChecklistItem, 'description' | 'progress'>) => string {
  const text = useText()
  const { tenant } = useStart()
  const write = (value: number) => formatNumber(value, tenant.locale)
  return ({ description, progress }) => {
    if (progress === undefined) return description
    const { reached, required } = progress
    return text('portal.standing.item', { description, reached: write(reached), required: write(required) })
  }
}
