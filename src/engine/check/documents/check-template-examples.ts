import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { TemplateExample } from '../../document/document-template.ts'
import type { JsonObject } from '../../json/json.ts'
import { printTemplate } from '../../printing/print-template.ts'
import { printedTexts } from '../../printing/printed-texts.ts'
import type { PrintingWords } from '../../printing/printing.ts'
import type { CheckedDocument, Surroundings } from '../subject/checked-document.ts'
import { failureFindings } from '../subject/failure-findings.ts'
import type { Finding } from '../subject/finding.ts'

/** Every example has the declared data, can be drawn, and shows what it states. */
export function checkTemplateExamples({ document, surroundings }: CheckedDocument): readonly Finding[] {
  const { document: template, data = {}, samples } = document
  const examples = samples?.valid ?? []
  const conforms = dataTest(data)
  return examples.flatMap((example, i) => {
    const pointer = `/samples/valid/${i}`
    const wrong = conforms(example.data)
    if (wrong.length > 0) return wrong.map((found) => ({ ...found, pointer: `${pointer}/data${found.pointer}` }))
    if (template === undefined) return []
    const words = englishWords(surroundings)
    const printed = printTemplate({ template, data }, { values: { ...exampleSources, ...example.data } }, words)
    return statements(example, printedTexts(printed), pointer)
  })
}

/** What the organisation adds to every document, in examples. */
const exampleSources = {
  today: '2026-01-15',
  organisation: {
    name: 'Organisation',
    caption: 'Organisation',
    address: 'P.O. Box 1',
    phone: '',
    email: '',
    website: '',
  },
}

type DataTest = (value: JsonObject) => readonly Finding[]

/** What was compiled of each schema: compiling takes most of a check, and organisations share their schemas. */
const compiled = new WeakMap<JsonObject, DataTest>()

function dataTest(data: JsonObject): DataTest {
  const known = compiled.get(data)
  if (known) return known
  const test = compiledTest(data)
  compiled.set(data, test)
  return test
}

function compiledTest(data: JsonObject): DataTest {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateSchema: false, logger: false })
  for (const [name, format] of Object.entries(fullFormats)) ajv.addFormat(name, format)
  const validate = ajv.compile(data)
  return (value) => (validate(value) ? [] : failureFindings(validate.errors ?? []))
}

function statements(
  { id, shows = [], hides = [] }: TemplateExample,
  texts: readonly string[],
  pointer: string,
): readonly Finding[] {
  const has = (text: string) => texts.some((printed) => printed.includes(text))
  if (texts.length < 2) return [{ pointer, message: `With the example "${id}" the document is empty.` }]
  return [
    ...shows.flatMap((text, i) =>
      has(text)
        ? []
        : [{ pointer: `${pointer}/shows/${i}`, message: `With the example "${id}" the document lacks "${text}".` }],
    ),
    ...hides.flatMap((text, i) =>
      has(text)
        ? [{ pointer: `${pointer}/hides/${i}`, message: `With the example "${id}" the document has "${text}".` }]
        : [],
    ),
  ]
}

const englishWords = ({ lists }: Surroundings): PrintingWords => ({
  language: 'en',
  locale: 'en-KE',
  currency: 'KES',
  timeZone: 'UTC',
  lists,
  words: { yes: 'Yes', no: 'No', other: 'Other', amount: (unit, count) => `${count} ${unit}` },
})
