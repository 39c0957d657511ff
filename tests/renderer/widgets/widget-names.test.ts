import { expect, test } from 'vitest'
import { widgetRecord } from '../../../src/renderer/widgets/widget-record.ts'
import { declared } from '../../engine/check/declared-files.ts'

test('the widgets that declarations may name are those that the renderer has [ENG-05 ENG-14]', () => {
  const named = Object.keys(declared.get('schemas/meta/widgets.json') ?? {})
  expect(named.toSorted()).toEqual(Object.keys(widgetRecord).toSorted())
})
