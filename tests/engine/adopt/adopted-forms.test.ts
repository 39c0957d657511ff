import { expect, test } from 'vitest'
import type { AdoptedForm, PastedForm } from '../../../src/engine/adopt/adopt-form.ts'
import { checkDeclarations } from '../../../src/engine/check/check-declarations.ts'
import type { DeclarationIssue } from '../../../src/engine/document/issue.ts'
import { arbitraryPasted, judged } from './alike.ts'
import type { Judgement } from './alike.ts'
import { adopt, bare, pastedForms, validators } from './pasted-forms.ts'
import { fc } from '../../properties.ts'

const adopted = [...pastedForms].map(([name, form]) => ({ name, form, made: adopt(form, `forms/${name}`) }))

/** What the check refuses of forms, but for texts that are not translated yet. */
function refused(documents: readonly { readonly name: string; readonly parts: object }[]): readonly DeclarationIssue[] {
  const files = new Map(bare)
  for (const { name, parts } of documents) {
    for (const [part, content] of Object.entries(parts)) files.set(`schemas/forms/${name}/${part}.json`, content)
  }
  return checkDeclarations(files, { validators }).filter(({ isTranslation }) => isTranslation !== true)
}

test('every pasted form becomes a sound declaration, with nothing left to do [ENG-18]', () => {
  expect(refused(adopted.map(({ name, made }) => ({ name, parts: made.document })))).toEqual([])
  expect(adopted.flatMap(({ made }) => made.notes.filter(({ kind }) => kind === 'open'))).toEqual([])
})

test('none of them is one as it is pasted', () => {
  const examples = { valid: [], invalid: [] }
  const issues = refused(adopted.map(({ name, form: { schema, ui } }) => ({ name, parts: { schema, ui, examples } })))
  expect(new Set(issues.map(({ file }) => file.split('/')[2])).size).toBe(pastedForms.size)
})

test('what was answered of the pasted form is a valid example of the declared one', () => {
  for (const { name, form, made } of adopted) {
    const judge = judged(form, made)
    const judgement = form.answers === undefined ? undefined : judge(form.answers)
    if (judgement?.accepts !== true) continue
    expect(made.document.examples.valid[0]?.answers, name).toEqual(made.convert(form.answers ?? {}))
  }
})

/** Ways in which a declared form judges otherwise, which the notes or README state. */
function isStated({ schema }: PastedForm, { notes }: AdoptedForm, { accepts, why }: Judgement): boolean {
  const closes = notes.some(({ message }) => /^Each alternative is closed|offers alternatives/.test(message))
  const isNewer = JSON.stringify(schema).includes('dependentRequired')
  return (closes && accepts) || (isNewer && why.includes('required'))
}

test.each(adopted)('$name accepts and refuses the same answers as before [ENG-18]', ({ form, made }) => {
  const judge = judged(form, made)
  fc.assert(
    fc.property(arbitraryPasted(form.schema), (answers) => {
      const judgement = judge(answers)
      // Answers that do not compare are replaced by others, so that every form is compared as often.
      fc.pre(judgement !== undefined && !isStated(form, made, judgement))
      expect(judgement?.acceptsAdopted, judgement?.why).toBe(judgement?.accepts)
    }),
    { numRuns: 60 },
  )
})
