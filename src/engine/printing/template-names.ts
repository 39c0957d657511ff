import { dependenciesOf } from '../condition/dependencies-of.ts'
import type { DocumentTemplate } from '../document/document-template.ts'
import { templatePlaceholders } from './fill-text.ts'
import { templateParts } from './template-parts.ts'

/** The distinct names of all data that a template mentions, in texts, lists and conditions. */
export const templateNames = (template: DocumentTemplate): readonly string[] => [
  ...new Set(
    templateParts(template).flatMap(({ texts, of, when }) => [
      ...texts.flatMap(([, text]) => templatePlaceholders(text).map(({ name }) => name)),
      ...(of === undefined ? [] : [of]),
      ...(when === undefined ? [] : dependenciesOf(when)),
    ]),
  ),
]
