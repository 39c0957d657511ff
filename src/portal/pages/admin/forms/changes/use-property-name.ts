import { useText } from '../../../../../renderer/texts/use-text.ts'

/** Keywords and keys of a form that have a name of their own. */
const named = {
  title: 'label',
  'ui:title': 'label',
  'ui:help': 'help',
  'ui:hidden': 'hidden',
  'ui:options/columns': 'width',
  required: 'required',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'minimum',
  maximum: 'maximum',
  minItems: 'minItems',
  maxItems: 'maxItems',
  pattern: 'pattern',
  default: 'default',
  enum: 'choices',
  'items/enum': 'choices',
  'ui:enumNames': 'choices',
  rules: 'when',
} as const

/** Names a keyword or key of a form as the editor does; one without a name stays as it is written. */
export function usePropertyName(): (property: string) => string {
  const text = useText()
  const table: ReadonlyMap<string, (typeof named)[keyof typeof named]> = new Map(Object.entries(named))
  return (property) => {
    const name = table.get(property) ?? (property.startsWith('ui:enumNames') ? 'choices' : undefined)
    if (name !== undefined) return text(`portal.property.${name}`)
    const [, keyword] = /^ui:messages\/(.+)$/.exec(property) ?? []
    return keyword === undefined ? property : text('portal.property.message', { keyword })
  }
}
