import { pluralOf } from '../src/engine/translate/text-params.ts'

/**
 * The keys of the catalogue that no code uses. A key is used where it appears in quotes (a plural form: by the key
 * without the form), or where a template such as `portal.membership.${standing}` makes it from a quoted word. A
 * keyword's message is looked up by the keyword.
 *
 * @param source all of src, except generated files
 */
export function unusedTexts(catalogue: Readonly<Record<string, unknown>>, source: string): readonly string[] {
  const literals = new Set(
    [...source.matchAll(/'([^'\n]*)'|="([^"\n]*)"/g)].map(([, text, attribute = '']) => text ?? attribute),
  )
  const templates = [...source.matchAll(/`([a-z]+\.[^`\s]*\$\{[^`\s]*)`/g)].map(([, text = '']) => patternOf(text))
  const isMade = (key: string): boolean =>
    templates.some(
      (template) =>
        template
          .exec(key)
          ?.slice(1)
          .every((word) => literals.has(word)) ?? false,
    )
  return Object.keys(catalogue).filter((key) => {
    const asked = pluralOf(key, catalogue) ?? key
    return !key.startsWith('validation.') && !literals.has(asked) && !isMade(asked)
  })
}

function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', String.raw`\.`))
  return new RegExp(`^${parts.join(String.raw`([\w.-]+)`)}$`)
}
