import { useState } from 'react'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { processLists } from '../../../../../engine/editing/edits/process-items.ts'
import { openPart } from '../../../../../engine/editing/parts/declared-parts.ts'
import type { DeclaredPart, DividedDocument, OpenedPart } from '../../../../../engine/editing/parts/declared-parts.ts'
import { isInOwnItem } from '../../../../../engine/editing/parts/own-item.ts'
import type { PartPath } from '../../../../../engine/editing/parts/part-path.ts'
import { readableName } from '../../../../../engine/editing/parts/readable-name.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { Outline } from '../outline/outline-parts.ts'
import { PropertiesPanel } from '../properties/PropertiesPanel.tsx'
import { useFocusNext } from '../session/use-focus-next.ts'
import { ItemList } from './ItemList.tsx'
import { firstPath, furtherPaths, partIds } from './part-paths.ts'
import { PartProperty } from './PartProperty.tsx'
import { TakeItem } from './TakeItem.tsx'
import { chosenMembers, ChosenMember, rareMembers, TransitionRules } from './TransitionProperty.tsx'
import { useDivided } from './use-divided.ts'

interface PartsPanelProps {
  /** The part that is open; undefined at the beginning. */
  readonly path: PartPath | undefined
  readonly onOpen: (path: PartPath | undefined) => void
  /** Opens the document as JSON. */
  readonly onSource: () => void
}

/** With more parts, they are found by typing. */
const mostUnsought = 12

/** As many texts as a phone draws at once without a pause. */
const mostShown = 40

/**
 * What is in a document that is no form, one part at a time: its texts, numbers and choices with where each comes from,
 * and the way into its lists.
 */
export function PartsPanel({ path, onOpen, onSource }: PartsPanelProps) {
  const text = useText()
  const divided = useDivided()
  const focusNext = useFocusNext()
  const start = firstPath(divided.kind)
  // Undo may have taken away what is open.
  const here = path !== undefined && openPart(divided, path) ? path : start
  const opened = openPart(divided, here)
  if (!opened) return null
  const isStart = here.join('/') === start.join('/')
  const above = here.slice(0, -1)
  const leave = (focus: string) => {
    onOpen(above.length === 0 || above.join('/') === start.join('/') ? undefined : above)
    focusNext(focus)
  }
  const parts = <Parts key={here.join('/')} path={here} opened={opened} onOpen={onOpen} onSource={onSource} />
  if (isStart)
    return (
      <Outline>
        {parts}
        {furtherPaths(divided.kind).map((further) => (
          <PartProperty
            key={further.join('/')}
            part={partAt(further)}
            value={divided.document}
            path={further}
            {...{ onOpen, onSource }}
          />
        ))}
      </Outline>
    )
  const list = openPart(divided, above)
  const item = list?.isList === true ? list.parts.find(({ step }) => step === here.at(-1)) : undefined
  return (
    <PropertiesPanel
      // Another part may be opened in the diagram beside it, and its heading takes the focus too.
      key={here.join('/')}
      title={item?.label ?? readableName(here.at(-1) ?? '')}
      isAdded={item?.isAdded ?? false}
      takesFocus
      scrolls
      back={text('portal.editor.back-to', { part: titleAbove(above.at(-1) ?? start.at(-1) ?? '', list) })}
      onBack={() => leave(partIds(here).open)}
    >
      {parts}
      {item && list && <TakeItem list={list} item={item} onTaken={() => leave('editor-panel')} />}
    </PropertiesPanel>
  )
}

/** A part of the document that is opened from where the editor begins. */
const partAt = (path: PartPath): DeclaredPart => ({
  step: path.at(-1) ?? '',
  label: path.at(-1) ?? '',
  pointer: `/${path.join('/')}`,
  control: 'inside',
  isRequired: true,
  isAdded: false,
})

const titleAbove = (step: string, above: OpenedPart | undefined): string =>
  above?.isList === true || !/^#\d+$/.test(step) ? readableName(step) : '…'

interface PartsProps extends Omit<PartsPanelProps, 'path'> {
  readonly path: PartPath
  readonly opened: OpenedPart
}

function Parts({ path, opened, onOpen, onSource }: PartsProps) {
  const text = useText()
  const [sought, setSought] = useState('')
  const isOwn = isAddedTransition(useDivided(), path)
  const found = opened.parts.filter((part) => isFound(part, opened, sought))
  const shown = found.slice(0, mostShown)
  return (
    <>
      {opened.parts.length > mostUnsought && (
        <TextField
          type="search"
          size="small"
          label={text('portal.editor.seek')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      {opened.isList ? (
        <ItemList path={path} opened={opened} shown={shown} onOpen={onOpen} />
      ) : (
        shown.map((part) => {
          const member = isOwn ? chosenMembers.find((one) => one === part.step) : undefined
          if (member) return <ChosenMember key={part.step} pointer={opened.pointer} member={member} />
          if (isOwn && rareMembers.some((one) => one === part.step)) return null
          return (
            <PartProperty
              key={part.step}
              part={part}
              value={opened.value}
              path={[...path, part.step]}
              onOpen={onOpen}
              onSource={onSource}
            />
          )
        })
      )}
      {isOwn && sought.trim() === '' && <TransitionRules pointer={opened.pointer} />}
      {found.length === 0 && opened.parts.length > 0 && <p>{text('portal.editor.seek-nothing')}</p>}
      {found.length > shown.length && (
        <p>{text('portal.editor.seek-more', { shown: shown.length, count: found.length })}</p>
      )}
      {opened.parts.length === 0 && !opened.isFree && (
        <Button onClick={onSource}>{text('portal.editor.only-source')}</Button>
      )}
    </>
  )
}

/** Whether a path leads to a transition that was added here, of which everything may be changed. */
const isAddedTransition = (divided: DividedDocument, path: PartPath): boolean =>
  path.length === pathOfTransition &&
  `/${path.slice(0, -1).join('/')}` === processLists.transitions &&
  isInOwnItem(divided, path)

/** How many steps lead to a transition. */
const pathOfTransition = 3

/** Whether a part has what is sought in its name or, if it is a text, in that. */
function isFound({ label, step }: DeclaredPart, { value }: OpenedPart, sought: string): boolean {
  const wanted = sought.trim().toLocaleLowerCase()
  if (wanted === '') return true
  const member = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
  const content = member.find(([name]) => name === step)?.[1]
  return [label, step, readableName(step), typeof content === 'string' ? content : ''].some((text) =>
    text.toLocaleLowerCase().includes(wanted),
  )
}
