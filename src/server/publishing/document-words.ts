import type { CompositeDocument } from '../../engine/document/document.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { readSimplePath } from '../../engine/overlay/simple-path.ts'
import { humanTexts } from '../../engine/translate/human-texts.ts'

/** What a document says somewhere: a text, or a name such as a field's, a code or the key of a message. */
export interface Word {
  readonly text: string
  /** In lower case. */
  readonly folded: string
}

/** What people read of a document, first; and every name in it. */
interface DocumentWords {
  readonly read: readonly Word[]
  readonly names: readonly Word[]
}

/** By document, which publications and organisations share: folding them anew would be most of a search. */
const known = new WeakMap<CompositeDocument, DocumentWords>()

/** What a document says, each once. */
export function documentWords(document: CompositeDocument): DocumentWords {
  const found = known.get(document)
  if (found) return found
  const texts = new Set(humanTexts(document).map(({ text }) => text))
  const names = Object.entries(document).flatMap(([name, part]: [string, unknown]) =>
    isJsonObject(part) ? stringsIn(part, name) : [],
  )
  const words = { read: folded(texts), names: folded(new Set(names.filter((name) => !texts.has(name)))) }
  known.set(document, words)
  return words
}

/** What actions on a document bring into it. */
export function broughtWords(actions: readonly JsonObject[]): readonly Word[] {
  const brought = actions.flatMap((action) => {
    const steps = readSimplePath(String(ownValue(action, 'target'))) ?? []
    const place = steps.flatMap((step) => ('name' in step ? [step.name] : []))
    return place.includes(examples) ? [] : stringsIn(ownValue(action, 'update') ?? '', place.at(-1))
  })
  return folded(new Set(brought))
}

const folded = (texts: ReadonlySet<string>): readonly Word[] =>
  [...texts].map((text) => ({ text, folded: text.toLocaleLowerCase() }))

const examples = 'examples'

/** Members whose own members are named by authors. All other names are the vocabulary, which every document has. */
const named = new Set(
  (
    'properties patternProperties $defs dependentSchemas ui:enumNames messages titles ' +
    'fields preset with values records filter fills'
  ).split(' '),
)

/** Every string in a value, and every name that an author gave, without examples. */
function stringsIn(value: JsonValue, member = ''): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (isJsonArray(value)) return value.flatMap((item) => stringsIn(item))
  if (!isJsonObject(value)) return []
  const isNamed = named.has(member)
  return Object.entries(value).flatMap(([name, inside = null]) => {
    if (isNamed) return [name, ...stringsIn(inside)]
    return name === examples ? [] : stringsIn(inside, name)
  })
}
