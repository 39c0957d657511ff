import type { ActionDefinition } from '../../document/collection-page.ts'
import { declaredCalls } from '../../page/section-calls.ts'
import type { DocumentCheck } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'

/**
 * What an action says about repeating its call is enforced: the calls that a section declares are refused before they
 * may be repeated, and so are those of the server's own calls that are written for it. Only the latter send reminders.
 *
 * @param reminding the latter calls by their paths, each with the days within which its reminders must be sent
 */
export function checkRepetition(reminding: Readonly<Record<string, number>>): DocumentCheck {
  return ({ id, document, surroundings }) => {
    const { page } = document
    if (page?.kind !== 'collection' && page?.kind !== 'view') return []
    const section = page.kind === 'view' ? page.section : id
    const declaring = page.kind === 'view' ? surroundings.documents.get(section) : document
    const own = new Set(declaring ? declaredCalls(section, declaring).map(({ key }) => key) : [])
    return page.actions.flatMap((action, i) => {
      const within = action.call === undefined ? undefined : reminding[action.call]
      const isRefused = within !== undefined || own.has(`POST ${action.call}`)
      const at = `/page/actions/${i}`
      return [...(isRefused ? [] : unlimited(action, at)), ...lateReminders(action, at, within)]
    })
  }
}

function unlimited({ id, call, again }: ActionDefinition, at: string): readonly Finding[] {
  if (again === undefined) return []
  const message = `The action "${id}" says when "${call}" may be repeated, but nothing refuses that call before.`
  return [{ pointer: `${at}/again`, message, mend: 'Name a call that its section declares, or leave "again" out.' }]
}

function lateReminders(
  { id, call, reminders = [] }: ActionDefinition,
  at: string,
  within: number | undefined,
): readonly Finding[] {
  if (reminders.length === 0) return []
  if (within === undefined) {
    const message = `The action "${id}" declares reminders, but "${call}" asks nobody who could be reminded.`
    return [{ pointer: `${at}/reminders`, message, mend: 'Leave "reminders" out.' }]
  }
  return reminders.flatMap((days, i) => {
    if (days < within) return []
    const message = `The action "${id}" reminds after ${days} days, when a response is no longer possible.`
    return [{ pointer: `${at}/reminders/${i}`, message, mend: `Remind after fewer than ${within} days.` }]
  })
}
