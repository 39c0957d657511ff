import '../../../../src/renderer/form/form.css'
import { choices } from '../measured-form.ts'
import type { MeasuredField, MeasuredKind } from '../measured-form.ts'
import { fields, initialAnswers } from './measured-answers.ts'

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field's row, and its check. */
interface Row {
  readonly field: MeasuredField
  readonly element: HTMLElement
  readonly input: Input
  readonly show: (isShown: boolean) => void
  /** Shows what is wrong; returns whether anything is. */
  readonly check: () => boolean
}

const inputTypes: Partial<Record<MeasuredKind, string>> = { number: 'number', email: 'email', date: 'date' }

const checks: Partial<Record<MeasuredKind, (value: string) => string | undefined>> = {
  text: (value) => lengthIssue(value, 400),
  textarea: (value) => lengthIssue(value, 2000),
  number: (value) => (Number(value) < 0 ? 'Too small' : Number(value) > 100_000 ? 'Too large' : undefined),
  email: (value) => (/^[^@\s]+@[^@\s]+$/.test(value) ? undefined : 'Not an e-mail address'),
}

function lengthIssue(value: string, limit: number): string | undefined {
  if (value.length < 2) return 'Too short'
  return value.length > limit ? 'Too long' : undefined
}

function issueOf({ kind, isRequired, dependsOn }: MeasuredField, { value }: Input): string | undefined {
  if (value === '') return isRequired || dependsOn !== undefined ? 'Required' : undefined
  return checks[kind]?.(value)
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

function makeInput({ name, kind }: MeasuredField): Input {
  const shared = { id: name, name, className: 'rg-control' }
  const answer = initialAnswers[name]
  const value = answer === undefined ? '' : String(answer)
  if (kind === 'textarea') return make('textarea', { ...shared, value, rows: 3 })
  if (kind === 'checkbox') return make('input', { id: name, name, type: 'checkbox', checked: answer === true })
  if (kind !== 'select') return make('input', { ...shared, type: inputTypes[kind] ?? 'text', value })
  const select = make('select', shared, ...choices.map((choice) => make('option', { value: choice }, choice)))
  select.value = value
  return select
}

function makeRow(field: MeasuredField): Row {
  const input = makeInput(field)
  const issue = make('p', { className: 'rg-error' })
  const label = make('label', { className: 'rg-label', htmlFor: field.name }, field.title)
  const element = make('div', { className: 'rg-field' }, label, input, issue)
  const show = (isShown: boolean) => {
    element.style.display = isShown ? '' : 'none'
  }
  const check = () => {
    const message = element.style.display === 'none' ? undefined : issueOf(field, input)
    issue.textContent = message ?? ''
    input.ariaInvalid = message === undefined ? null : 'true'
    return message !== undefined
  }
  let isVisited = false
  input.addEventListener('input', () => isVisited && check())
  input.addEventListener('blur', () => {
    isVisited = true
    check()
  })
  show(field.dependsOn === undefined)
  return { field, element, input, show, check }
}

/** The same form with the browser's own inputs and no library. */
function plainForm(): HTMLElement {
  const rows = fields.map(makeRow)
  const byName = new Map(rows.map((row) => [row.field.name, row]))
  for (const { field, show } of rows) {
    const box = byName.get(field.dependsOn ?? '')?.input
    if (!(box instanceof HTMLInputElement)) continue
    box.addEventListener('change', () => show(box.checked))
  }
  const grid = make('div', { className: 'rg-grid' }, ...rows.map(({ element }) => element))
  const form = make(
    'form',
    { className: 'rg-form', noValidate: true },
    grid,
    make('button', { type: 'submit' }, 'Save'),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    rows.filter(({ check }) => check())[0]?.input.focus()
  })
  return form
}

document.querySelector('#root')?.append(plainForm())
