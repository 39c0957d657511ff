import type { FirmStatus, OwnFirm } from '../../../contract/own-firms.ts'
import type { PlainTextKey } from '../../../engine/translate/message.ts'
import type { StateColor } from '../../../generated/closed-names.ts'

interface ShownStatus {
  readonly title: PlainTextKey
  readonly color: StateColor
}

/** How the list shows each status (specification 3 §4); a firm without membership at present is grey like a draft. */
export const firmStatuses: Readonly<Record<FirmStatus, ShownStatus>> = {
  Active: { title: 'portal.firm.status.active', color: 'success' },
  Inactive: { title: 'portal.firm.status.inactive', color: 'default' },
  'In Review': { title: 'portal.firm.status.in-review', color: 'info' },
  Draft: { title: 'portal.firm.status.draft', color: 'default' },
  Rejected: { title: 'portal.firm.status.rejected', color: 'error' },
}

export type FirmAction = 'view' | 'edit' | 'delete'

/**
 * What its person may do with a firm of the list (specification 3 §2): one that is in the register is changed within
 * its own account alone, and none is deleted from within itself.
 */
export function firmActions({ type, current }: Pick<OwnFirm, 'type' | 'current'>): readonly FirmAction[] {
  if (type === 'Registered') return ['view']
  return current ? ['view', 'edit'] : ['view', 'edit', 'delete']
}
