import type { PlainTextKey } from '../../engine/translate/message.ts'

/** How a route names itself in the breadcrumbs: by a text's key, or by a caption of the organisation. */
export interface Crumb {
  readonly crumb: PlainTextKey | CrumbCaption
}

export type CrumbCaption = `=settings.${string}`
