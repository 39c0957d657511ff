import type { CaseOrder } from '../../../contract/case.ts'

/** How the desk offers to sort cases, in that order. */
export const deskOrders = [
  'age',
  '-age',
  'started',
  '-started',
  'number',
  '-number',
] as const satisfies readonly CaseOrder[]
