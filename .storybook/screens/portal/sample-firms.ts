import type { OwnFirm } from '../../../src/contract/own-firms.ts'

const firm = (name: string, type: OwnFirm['type'], status: OwnFirm['status'], month: number): OwnFirm => ({
  id: `firm-${month}`,
  name,
  type,
  status,
  created_at: `2026-0${month}-11T07:30:00.000Z`,
  current: false,
})

/** Firms in every state, more than fit on the shortest page. */
export const ownFirms: readonly OwnFirm[] = [
  firm('MARA RIVER SURVEYS LIMITED', 'Application', 'Draft', 8),
  firm('KILIMANI STRUCTURAL, GEOTECHNICAL AND ENVIRONMENTAL CONSULTANTS LIMITED', 'Application', 'In Review', 7),
  firm('TSAVO WATER WORKS LIMITED', 'Application', 'Rejected', 6),
  firm('EXAMPLE & PARTNERS CONSULTING ENGINEERS LIMITED', 'Registered', 'Active', 5),
  firm('NANYUKI ROADS LIMITED', 'Registered', 'Inactive', 4),
  firm('LAMU HARBOUR DESIGN LIMITED', 'Registered', 'Active', 3),
]
