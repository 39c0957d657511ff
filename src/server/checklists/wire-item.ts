import type { ChecklistItem } from '../../contract/checklist.ts'
import type { ItemResult } from '../../engine/document/checklist.ts'

/** An item of a checklist as responses have it. */
export const wireItem = ({
  type,
  description,
  passes,
  mandatory,
  preset,
  path,
  progress,
}: ItemResult): ChecklistItem => ({
  checkListType: type,
  description,
  pass: passes,
  mandatory,
  ...(preset && { preset }),
  ...(path !== undefined && { path }),
  ...(progress && { progress }),
})
