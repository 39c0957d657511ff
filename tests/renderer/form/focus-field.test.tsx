import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { firstInPage, focusField } from '../../../src/renderer/form/focus-field.ts'
import { fieldId } from '../../../src/renderer/store/field-id.ts'
import { render } from '../render-form.tsx'

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

afterEach(() => prefer('no-preference'))

/** A form whose only field is far below. */
async function farField() {
  const container = render(
    <form>
      <div style={{ height: 9000 }} />
      <input id={fieldId('root', '/far')} aria-label="Far" />
    </form>,
  )
  await expect.poll(() => container.querySelector('input')).not.toBeNull()
  const [form] = container.querySelectorAll('form')
  const [field] = container.querySelectorAll('input')
  if (!form || !field) throw new Error('There is no form.')
  const isInSight = () => field.getBoundingClientRect().top < window.innerHeight
  return { form, field, isInSight }
}

test('a field is in sight at once for who prefers reduced motion, and gradually for others', async () => {
  const { form, field, isInSight } = await farField()
  focusField(form, 'root', '/far')
  expect([document.activeElement, isInSight()]).toEqual([field, false])
  await expect.poll(isInSight).toBe(true)

  window.scrollTo(0, 0)
  await prefer('reduce')
  focusField(form, 'root', '/far')
  expect(isInSight()).toBe(true)
})

/** Fields in this order, each with a control that has its name. */
async function fieldsNamed(...names: readonly string[]): Promise<HTMLElement> {
  const container = render(
    names.map((name) => (
      <div key={name} data-field={fieldId('root', `/${name}`)}>
        <input id={fieldId('root', `/${name}`)} aria-label={name} />
      </div>
    )),
  )
  await expect.poll(() => container.querySelectorAll('input').length).toBe(names.length)
  return container
}

test('the field itself gets the focus, not one before it whose name begins alike', async () => {
  const form = await fieldsNamed('town_text', 'town')
  focusField(form, 'root', '/town')
  await expect.poll(() => document.activeElement?.id).toBe(fieldId('root', '/town'))
})

test('the first of the issues is that of the field that is first in the page, however they are listed', async () => {
  const form = await fieldsNamed('b', 'c', 'a')
  const issues = ['a', 'c', 'b'].map((name) => ({ pointer: `/${name}`, keyword: 'required', message: name }))
  expect(firstInPage(form, 'root', issues)?.pointer).toBe('/b')
})
