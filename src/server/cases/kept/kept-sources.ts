import type { CaseType } from '../../../engine/cases/case-type.ts'
import { isKept } from '../../../engine/cases/kept-forms.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import type { DeclaredRelation } from '../../../generated/case-declaration.ts'
import { keptEvents } from '../../events/kept-events.ts'

/** Where what an organisation keeps is stored, by its form. */
export const keptSources: Readonly<Record<DocumentId, typeof keptEvents>> = { 'forms/event': keptEvents }

/** The relations of a type to what the organisation keeps. */
export const keptRelations = ({ declared }: Pick<CaseType, 'declared'>): readonly DeclaredRelation[] =>
  (declared.relations ?? []).filter(isKept)
