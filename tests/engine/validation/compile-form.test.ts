import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { Ajv } from 'ajv'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import type { ValidationError } from '../../../src/engine/validation/compiled-form.ts'
import { compileForm } from '../../../src/engine/validation/compile-form.ts'
import { requireRuntime } from '../../../src/engine/validation/form-runtime.ts'
import { toValidator } from '../../../src/engine/validation/to-validator.ts'
import { wrapModule } from '../../../src/engine/validation/wrap-module.ts'
import { compiledForm, contextWith } from './compile-for-test.ts'

const context = contextWith()
const $schema = 'https://json-schema.org/draft/2020-12/schema'

describe('compileForm', () => {
  test('generates code that needs only run-time parts, and compiles nothing when it runs [ENG-09]', () => {
    const { code } = compileForm(
      {
        schema: {
          $schema,
          type: 'object',
          properties: {
            name: { type: 'string', minLength: 2, pattern: '^[a-z]+$' },
            born: { type: 'string', format: 'date', minimumAge: 18 },
            tags: { type: 'array', uniqueItems: true, items: { enum: [{ a: 1 }, 'b'] } },
          },
        },
      },
      'forms/test',
    )
    const required = [...code.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name ?? '')
    expect(required.length).toBeGreaterThan(0)
    for (const name of new Set(required)) expect(requireRuntime(name)).toBeDefined()
    expect(code).not.toMatch(/\beval\b|new Function/)
  })

  test('the same document gives the same code and hash, another one another hash', () => {
    const document = { schema: { $schema, type: 'object', properties: { a: { type: 'string' } } } }
    const twin = structuredClone(document)
    expect(compileForm(twin, 'forms/a')).toEqual(compileForm(document, 'forms/a'))
    const other = { schema: { ...document.schema, required: ['a'] } }
    expect(compileForm(other, 'forms/a').hash).not.toBe(compileForm(document, 'forms/a').hash)
  })

  test.each([
    ['an unknown keyword', { $schema, type: 'object', minimunAge: 3 }],
    ['an unknown format', { $schema, type: 'string', format: 'telefone' }],
    ['a dangling reference', { $schema, $ref: '#/$defs/nothing' }],
    ['a type that does not exist', { $schema, type: 'strng' }],
  ])('refuses %s of a declared form, naming the form [ENG-05]', (_says, schema) => {
    expect(() => compileForm({ schema }, 'forms/wrong')).toThrow('The schema of forms/wrong cannot be compiled')
  })

  test('accepts a pasted schema like rjsf: draft-07, unknown keywords and formats ignored [ENG-18]', () => {
    const { validator } = compiledForm({
      schema: {
        definitions: { pet: { type: 'string', enum: ['cat', 'dog'], enumNames: ['Cat', 'Dog'] } },
        type: 'object',
        properties: {
          pet: { $ref: '#/definitions/pet' },
          nick: { type: 'string', nullable: true, format: 'telefone', unheardOf: 1 },
          pair: { type: 'array', items: [{ type: 'string' }, { type: 'number' }], additionalItems: false },
          card: { type: 'number' },
          picture: { type: 'string', format: 'data-url' },
        },
        dependencies: { card: ['pet'] },
      },
    })
    expect(
      validator.validate(
        { pet: 'cat', nick: null, pair: ['a', 1], card: 5, picture: 'data:image/png;name=a.png;base64,AA==' },
        context,
      ),
    ).toEqual([])
    const keywords = validator
      .validate({ card: 1, pair: ['a', 1, 2], picture: 'x' }, context)
      .map(({ keyword }) => keyword)
    expect(keywords.toSorted()).toEqual(['additionalItems', 'dependencies', 'format'])
  })

  test('makes a validator for every alternative, recursion and booleans included [ENG-09 ENG-18]', () => {
    const { validator } = compiledForm({
      schema: {
        definitions: {
          node: { type: 'object', properties: { next: { anyOf: [{ $ref: '#/definitions/node' }, { type: 'null' }] } } },
        },
        type: 'object',
        properties: {
          'a/b': { oneOf: [{ type: 'string' }, { type: 'number' }, true, false] },
          tree: { $ref: '#/definitions/node' },
        },
        if: { required: ['tree'] },
        dependencies: { kind: { oneOf: [{ properties: { kind: { const: 'x' }, more: { type: 'string' } } }] } },
      },
    })
    const isValid = (pointer: string, value: Parameters<typeof validator.validate>[0]) =>
      validator.part(pointer)?.(value, context).length === 0
    expect(isValid('/properties/a~1b/oneOf/0', 'x')).toBe(true)
    expect(isValid('/properties/a~1b/oneOf/1', 'x')).toBe(false)
    expect(isValid('/properties/a~1b/oneOf/2', 'x')).toBe(true)
    expect(isValid('/properties/a~1b/oneOf/3', 'x')).toBe(false)
    expect(isValid('/definitions/node/properties/next/anyOf/0', { next: { next: null } })).toBe(true)
    expect(isValid('/definitions/node/properties/next/anyOf/0', { next: 5 })).toBe(false)
    expect(isValid('/if', {})).toBe(false)
    expect(isValid('/dependencies/kind/oneOf/0/properties/kind', 'y')).toBe(false)
    expect(validator.part('/properties/tree')).toBeUndefined()
  })

  test('fields may have names that every object inherits', () => {
    const { validator } = compiledForm({
      schema: {
        $schema,
        type: 'object',
        required: ['toString', 'constructor'],
        properties: { toString: { type: 'string' } },
      },
    })
    expect(validator.validate({}, context).map(({ params }) => params['missingProperty'])).toEqual([
      'toString',
      'constructor',
    ])
  })

  test('counts characters like people, not by half an emoji', () => {
    const { validator } = compiledForm({ schema: { $schema, type: 'string', maxLength: 2 } })
    expect(validator.validate('😀😀', context)).toEqual([])
    expect(validator.validate('😀😀😀', context)).toHaveLength(1)
  })

  test('keeps nothing between calls', () => {
    const { validator } = compiledForm({ schema: { $schema, type: 'string' } })
    const first = validator.validate(1, context)
    expect(validator.validate('x', context)).toEqual([])
    expect(first).toHaveLength(1)
  })

  test('a closed form stays closed, with rules too', () => {
    const { validator } = compiledForm({
      schema: {
        $schema,
        type: 'object',
        additionalProperties: false,
        properties: { a: { type: 'string' }, b: { type: 'string' } },
      },
      ui: { rules: [{ id: 'r', when: { value: 'answers.a', equals: 'x' }, require: ['b'] }] },
    })
    expect(validator.validate({ c: 1 }, context).map(({ keyword }) => keyword)).toEqual(['additionalProperties'])
  })
})

describe('wrapModule', () => {
  test('makes an ES module that imports the shared run-time part from its own origin [ENG-09]', async () => {
    const schema = {
      $schema,
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'string', minLength: 2, digitsOnly: true } },
    }
    const folder = await mkdtemp(join(tmpdir(), 'wrapped-form-'))
    try {
      await bundleRuntime(join(folder, 'runtime.mjs'))
      await writeFile(join(folder, 'form.mjs'), wrapModule(compileForm({ schema }, 'forms/test').code, './runtime.mjs'))
      const validator = toValidator(await import(pathToFileURL(join(folder, 'form.mjs')).href))
      expect(validator.validate({ a: '12' }, context)).toEqual([])
      expect(validator.validate({ a: 'x' }, context).map(({ keyword }) => keyword)).toEqual(['minLength', 'digitsOnly'])
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('writes the code of each property once, for the form and for the field alone [ENG-13]', () => {
    const properties = { name: { type: 'string', maxLength: 12_345 }, age: { type: 'integer', maximum: 54_321 } }
    const { code } = compileForm({ schema: { $schema, type: 'object', properties } }, 'forms/test')
    expect(code.match(/> 12345\b/g)).toHaveLength(1)
    expect(code.match(/> 54321\b/g)).toHaveLength(1)
  })

  const text = { type: 'string', minLength: 2 }
  test.each([
    ['a recursive one', { properties: { name: text, child: { $ref: '#' } } }],
    ['references between properties', { properties: { name: text, child: { $ref: '#/properties/name' } } }],
    [
      'references from the whole',
      {
        properties: { name: {} },
        allOf: [{ $ref: '#/definitions/named' }],
        definitions: { named: { properties: { name: text } } },
      },
    ],
    ['closed properties', { properties: { name: text }, additionalProperties: false }],
    ['anchors', { properties: { name: { $ref: '#text' } }, definitions: { text: { $id: '#text', ...text } } }],
    ['a forbidden property', { properties: { name: text, child: false } }],
    [
      'alternatives',
      { properties: { name: text }, oneOf: [{ required: ['name'] }, { properties: { name: { const: 'ab' } } }] },
    ],
  ])('finds what Ajv finds in a schema with %s [ENG-08]', (_name, schema: JsonObject) => {
    const { validator } = compiledForm({ schema: { type: 'object', ...schema } })
    const ajv = new Ajv({ allErrors: true }).compile({ type: 'object', ...schema })
    const places = (errors: readonly Pick<ValidationError, 'keyword' | 'instancePath'>[]) =>
      errors.map(({ keyword, instancePath }) => `${instancePath} ${keyword}`).toSorted()
    const given: readonly JsonValue[] = [
      {},
      { name: 'a' },
      { name: 'ab', child: 'a' },
      { child: { name: 'a', child: { name: 'b' } } },
      { name: 1, child: [], more: true },
      [],
      'text',
    ]
    for (const answers of given) {
      ajv(answers)
      expect(places(validator.validate(answers, context))).toEqual(places(ajv.errors ?? []))
    }
  })

  test('the shared run-time part stays small: at most 10 kB compressed [ENG-09]', async () => {
    const [output] = await bundleRuntime()
    expect(gzipSync(output?.contents ?? '').length).toBeLessThanOrEqual(10_000)
    expect(output?.text).not.toMatch(/\beval\b|new Function/)
  })

  test('what is no compiled form is refused', () => {
    for (const exports of [undefined, {}, { validate: 1, parts: {} }, { default: {} }]) {
      expect(() => toValidator(exports)).toThrow('not those of a compiled form')
    }
  })
})

/** The run-time module for browsers; written to a file when one is given. */
async function bundleRuntime(outfile?: string) {
  const source = fileURLToPath(new URL('../../../src/engine/validation/form-runtime.ts', import.meta.url))
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  })
  const [file] = outputFiles
  if (outfile !== undefined && file !== undefined) await writeFile(outfile, file.contents)
  return outputFiles
}
