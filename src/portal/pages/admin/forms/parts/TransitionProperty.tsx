import { startState } from '../../../../../engine/cases/model/case.ts'
import { processOfDraft } from '../../../../../engine/editing/process-of-draft.ts'
import { chooseActor, chooseGuard, chooseName } from '../../../../../engine/editing/edits/transition-parts.ts'
import { setValue } from '../../../../../engine/editing/edits/values.ts'
import { isNamedItem } from '../../../../../engine/editing/named-items.ts'
import { readableName } from '../../../../../engine/editing/parts/readable-name.ts'
import { transitionChoices } from '../../../../../engine/editing/transition-choices.ts'
import { listAt } from '../../../../../engine/editing/with-value.ts'
import type { JsonPointer } from '../../../../../engine/json/pointer.ts'
import { getAt } from '../../../../../engine/json/pointer.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useActorText } from '../additions/use-actor-text.ts'
import { ChosenProperty } from '../properties/ChosenProperty.tsx'
import { FlagProperty } from '../properties/FlagProperty.tsx'
import { SelectProperty } from '../properties/SelectProperty.tsx'
import { useEdited } from '../session/editing-context.ts'
import { TransitionNotices } from './TransitionNotices.tsx'

/** The members of a transition that are chosen from what its case type declares. */
export const chosenMembers = ['from', 'to', 'by', 'asks'] as const

/** The same for members that most transitions lack: who may not take it, and when the portal does. */
export const rareMembers = ['notBy', 'on'] as const

interface TransitionPropertyProps {
  /** The transition, which was added here. */
  readonly pointer: JsonPointer
}

/** From where, and to where, a transition leads, who takes it and who may not, when, and what they are asked. */
export function ChosenMember({
  pointer,
  member,
}: TransitionPropertyProps & { readonly member: (typeof chosenMembers | typeof rareMembers)[number] }) {
  const text = useText()
  const { editing, form } = useEdited()
  const { actorText, eventText } = useActorText()
  const { document } = editing
  const { states } = processOfDraft(document).declared
  const { sources, people, forms, steps, events } = transitionChoices(document)
  const at = `${pointer}/${member}`
  const names = listAt(document, at).map(String)
  const change = (name: string, isChosen: boolean) => chooseName(at, name, isChosen)
  if (member === 'from') {
    const titleOf = (id: string) =>
      id === startState ? text('portal.process.begin') : (states.find((state) => state.id === id)?.title ?? id)
    const options = sources.map((id) => ({ value: id, label: titleOf(id) }))
    return <ChosenProperty label={text('portal.process.from')} chosen={names} isRequired {...{ options, change }} />
  }
  if (member === 'by') {
    const all = [...new Set([...people, ...(form.roles ?? []).map(({ id }) => id), ...names, 'system'])]
    const options = all.map((actor) => ({ value: actor, label: actorText(actor) }))
    return (
      <ChosenProperty
        label={text('portal.process.who')}
        chosen={names}
        isRequired
        options={options}
        change={(actor, isChosen) => chooseActor(pointer, actor, isChosen)}
      />
    )
  }
  if (member === 'on') {
    if (!listAt(document, `${pointer}/by`).includes('system')) return null
    const options = events.map((event) => ({ value: event, label: eventText(event) }))
    const [label, help] = [text('portal.process.on'), text('portal.process.on-help')]
    return <ChosenProperty chosen={names} {...{ label, help, options, change }} />
  }
  if (member === 'notBy') {
    const options = steps.map(({ id, title }) => ({ value: id, label: String(title ?? readableName(id)) }))
    const [label, help] = [text('portal.process.not-by'), text('portal.process.not-by-help')]
    return <ChosenProperty chosen={names} {...{ label, help, options, change }} />
  }
  if (member === 'to') {
    const options = states.map(({ id, title }) => ({ value: id, label: title }))
    return (
      <SelectProperty
        label={text('portal.process.to')}
        help=""
        pointer={at}
        change={(chosen) => setValue(at, chosen)}
        options={[...options, { value: 'same', label: text('portal.process.same') }]}
      />
    )
  }
  return (
    <SelectProperty
      label={text('portal.process.asks')}
      help={text('portal.process.asks-help')}
      pointer={at}
      change={(chosen) => setValue(at, chosen === '' ? undefined : chosen)}
      options={[
        { value: '', label: text('portal.process.asks-nothing') },
        ...forms.map((name) => ({ value: name, label: readableName(name.slice(name.indexOf('/') + 1)) })),
      ]}
    />
  )
}

/** Who may not take a transition, what has to hold for it, what is asked before, and what is sent after it. */
export function TransitionRules({ pointer }: TransitionPropertyProps) {
  const text = useText()
  const { document } = useEdited().editing
  const { guards } = transitionChoices(document)
  const title = String(getAt(document, `${pointer}/title`) ?? '')
  return (
    <>
      {rareMembers.map((member) => (
        <ChosenMember key={member} pointer={pointer} member={member} />
      ))}
      {guards.length > 0 && (
        <ChosenProperty
          label={text('portal.process.guards')}
          help={text('portal.process.guards-help')}
          options={guards.map(({ id, message }) => ({ value: id, label: String(message ?? id) }))}
          chosen={listAt(document, `${pointer}/guard`).flatMap((guard) => (isNamedItem(guard) ? [guard.id] : []))}
          change={(id, isChosen) => chooseGuard(pointer, guards.find((guard) => guard.id === id) ?? { id }, isChosen)}
        />
      )}
      <FlagProperty
        label={text('portal.process.confirm')}
        help={text('portal.process.confirm-help')}
        pointer={`${pointer}/confirm`}
        change={(isOn) =>
          setValue(
            `${pointer}/confirm`,
            isOn ? { title: `${title}?`, text: text('portal.process.confirm-text') } : undefined,
          )
        }
      />
      <TransitionNotices pointer={pointer} />
    </>
  )
}
