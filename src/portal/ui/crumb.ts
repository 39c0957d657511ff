import type { PlainTextKey } from '../../engine/translate/message.ts'

/** How a route names itself in the breadcrumbs. */
export interface Crumb {
  readonly crumb: PlainTextKey
}
