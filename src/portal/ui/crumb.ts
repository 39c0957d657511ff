import type { PlainTextKey } from '../../engine/translate/message.ts'

/** How a route names itself in the breadcrumbs: by a text's key, a caption of the organisation, or as its case type. */
export interface Crumb {
  readonly crumb: PlainTextKey | CrumbCaption | CaseTitle
}

/** What the case type of the address calls the list of its cases, or the way to a new one. */
export type CaseTitle = 'case:list' | 'case:new'

export type CrumbCaption = `=settings.${string}`
