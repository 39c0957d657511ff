import type { ActionDefinition } from '../../document/collection-page.ts'
import type { JsonValue } from '../../json/json.ts'
import { addedItemId } from '../added-item-id.ts'
import type { Edit } from '../edit.ts'
import { addItem, setInItem, takeItem } from './items.ts'

/** The buttons of a section's records: above their table, and in its rows. */
export const actionList = '/page/actions'

/** What an action that is added here may do: what the section's own calls do. */
export const addedActionKinds = ['add', 'edit', 'remove'] as const satisfies readonly ActionDefinition['kind'][]
export type AddedActionKind = (typeof addedActionKinds)[number]

/** Adds an action behind the others. One that removes asks first. */
export const addAction =
  ({
    title,
    kind,
    sure,
  }: {
    readonly title: string
    readonly kind: AddedActionKind
    /** What is asked before a record is removed. */
    readonly sure: string
  }): Edit =>
  (document, inherited) => {
    const id = addedItemId({ document, inherited }, actionList, title)
    const confirm = kind === 'remove' ? { confirm: { title: `${title}?`, text: sure } } : {}
    return addItem(actionList, { id, kind, title, ...confirm })(document, inherited)
  }

/** Sets or takes away a value of an action, such as its title. */
export const setInAction = (id: string, key: string, value: JsonValue | undefined): Edit =>
  setInItem({ list: actionList, id }, key, value)

/** Takes an action away, so that nobody is offered it. */
export const takeAction = (id: string): Edit => takeItem({ list: actionList, id })
