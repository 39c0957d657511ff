import type { DeskChecklist } from '../../../contract/desk.ts'
import type { OpenedCase } from '../opened-case.ts'

/** The items of a case's checklists: as of what was submitted, once there is that. */
export const checklistItems = ({ place, facts }: OpenedCase): DeskChecklist[] =>
  (place.type.declared.checklists ?? []).map(({ id }) => ({
    id,
    items: (facts.items[id] ?? []).map(({ id: item, description, mandatory, passes }) => ({
      id: item,
      description,
      mandatory,
      passes,
    })),
  }))
