import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import Button from '@mui/material/Button'
import type { Checklist } from '../../src/engine/document/checklist.ts'
import type { CollectionPageDefinition as CollectionDefinition } from '../../src/engine/document/collection-page.ts'
import type { CompositeDocument } from '../../src/engine/document/document.ts'
import { RecordSkeleton } from '../../src/renderer/feedback/RecordSkeleton.tsx'
import { RegaliaForm } from '../../src/renderer/form/RegaliaForm.tsx'
import { AllComplete } from '../../src/renderer/pages/checklist/AllComplete.tsx'
import { ChecklistPage } from '../../src/renderer/pages/ChecklistPage.tsx'
import type { ChecklistEntry } from '../../src/renderer/pages/checklist/checklist-props.ts'
import { CollectionPage } from '../../src/renderer/pages/CollectionPage.tsx'
import { RecordPage } from '../../src/renderer/pages/RecordPage.tsx'
import { useText } from '../../src/renderer/texts/use-text.ts'
import { DeclaredMenu } from './DeclaredMenu.tsx'
import { DeclaredTabs } from './DeclaredTabs.tsx'
import { storyExample } from './story-example.ts'
import type { StoryForms, StoryState } from './story-example.ts'
import { storyTenant } from './story-tenant.ts'

export interface DeclaredDocumentProps {
  /** The document by tenant and language. */
  readonly forms: StoryForms
  readonly state: StoryState
  readonly tenant: string
  readonly language: string
}

const saveNothing = async () => undefined

/** A declared form or page in one of the states for designers. */
export function DeclaredDocument(props: DeclaredDocumentProps) {
  const example = storyExample(props)
  const { form, context, answers, records } = example
  const { page, checklist } = form.document
  if (checklist) return <DeclaredChecklist checklist={checklist} state={props.state} />
  switch (page?.kind) {
    case 'record':
      return <RecordPage form={form} page={page} context={context} record={answers} onSave={saveNothing} />
    case 'collection':
      return (
        <CollectionPage
          form={form}
          page={page}
          context={{ ...context, records }}
          records={records}
          onSave={saveNothing}
          onRemove={saveNothing}
          gate={{ answer: gateAnswer(page, props.state), onAnswer: saveNothing }}
        />
      )
    case 'tabs':
      return <DeclaredTabs page={page} context={context} state={props.state} />
    case 'menu':
      return <DeclaredMenu page={page} settings={storyTenant(props.tenant).settings} state={props.state} />
    default:
      return <DeclaredForm {...props} />
  }
}

/**
 * The question before the first record is unanswered in the empty story, and answered in the others so that records can
 * be added.
 */
function gateAnswer({ gate }: CollectionDefinition, state: StoryState): string | undefined {
  return state === 'Empty' ? undefined : gate?.answers.find(({ opens }) => opens)?.value
}

interface DeclaredChecklistProps {
  readonly checklist: Checklist
  readonly state: StoryState
}

/** Nothing of a checklist done, or all of it. */
function DeclaredChecklist({ checklist, state }: DeclaredChecklistProps) {
  const items = checklist.items.map((item) => ({ ...item, passes: state === 'Filled' }))
  return (
    <ChecklistPage
      title={checklist.title}
      items={state === 'Loading' ? undefined : items}
      actionOf={storyAction}
      whenComplete={<StoryComplete />}
    />
  )
}

function StoryComplete() {
  const text = useText()
  return <AllComplete title={text('portal.ready.title')} text={text('portal.ready.text')} />
}

const storyAction = ({ description }: ChecklistEntry) => (
  <Button variant="outlined" size="small" aria-label={description}>
    …
  </Button>
)

function DeclaredForm(props: DeclaredDocumentProps) {
  const { form, context, answers } = storyExample(props)
  if (answers === undefined) return <RecordSkeleton fields={3} />
  return (
    <div style={{ maxWidth: 560 }}>
      <RegaliaForm
        form={form}
        context={context}
        answers={answers ?? undefined}
        onSubmit={saveNothing}
        readOnly={props.state === 'ReadOnly'}
      />
    </div>
  )
}

type DeclaredStory = StoryObj<typeof DeclaredDocument>

/** The story of a document in a state: its content, and the actions before it is shown. */
export function declaredStory(state: StoryState): DeclaredStory {
  return {
    // The key creates a new form when the toolbar changes tenant or language, because a form ignores changes of its
    // first answers.
    render: ({ forms }, { globals }) => {
      const tenant = String(globals.tenant)
      const language = String(globals.language)
      return <DeclaredDocument key={`${tenant} ${language}`} {...{ forms, state, tenant, language }} />
    },
    play: async ({ canvasElement, args, globals }) => {
      const { form } = storyExample({
        ...args,
        state,
        tenant: String(globals.tenant),
        language: String(globals.language),
      })
      await steps[`${kindOf(form.document)} ${state}`]?.(within(canvasElement))
    },
  }
}

function kindOf({ page, checklist }: CompositeDocument): string {
  if (page?.kind === 'collection' && page.layout) return page.layout.kind
  if (page?.kind === 'collection' && !page.actions.some(({ kind }) => kind === 'edit')) return 'kept collection'
  return page?.kind ?? (checklist ? 'items' : 'form')
}

type Canvas = ReturnType<typeof within>
type Step = (canvas: Canvas) => Promise<void>

const buttons = (canvas: Pick<Canvas, 'getAllByRole'>) => canvas.getAllByRole('button')
const submitButton = (canvas: Pick<Canvas, 'getAllByRole'>) =>
  buttons(canvas).find((button: HTMLElement) => button.getAttribute('type') === 'submit')

async function submit(canvas: Pick<Canvas, 'getAllByRole'>): Promise<void> {
  const button = submitButton(canvas)
  if (!button) throw new Error('The form has no button that submits')
  await userEvent.click(button)
}

/** Dialogs fade in. */
async function isShown(role: string): Promise<void> {
  const element = await screen.findByRole(role)
  await waitFor(() => expect(element).toBeVisible())
}

/** Submits the dialog for a new record unchanged: its summary says what is missing. */
async function addNothing(canvas: Canvas): Promise<void> {
  await userEvent.click(buttons(canvas)[0] ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  await submit(dialog)
  await expect((await dialog.findAllByRole('alert')).length).toBeGreaterThan(0)
}

async function openLastTab(canvas: Canvas): Promise<void> {
  const tab = (await canvas.findAllByRole('tab')).at(-1) ?? document.body
  await userEvent.click(tab)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(canvas.getByRole('tabpanel')).toHaveAttribute('aria-labelledby', tab.id)
}

/** The actions in a story, by kind of page and state. */
const steps: Readonly<Record<string, Step>> = {
  'items Filled': async (canvas) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    // Optional items stand in a list of their own, and may be open.
    const required = canvas.getAllByRole('table')[0] ?? document.body
    await expect(within(required).queryAllByRole('button')).toHaveLength(0)
  },
  'tabs Empty': openLastTab,
  'tabs Filled': openLastTab,
  'menu Empty': async (canvas) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
  'menu Filled': async (canvas) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(canvas.getAllByRole('listitem').length)
  },
  'menu ReadOnly': async (canvas) => {
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(1)
    await expect(canvas.getAllByRole('link').length).toBeLessThan(canvas.getAllByRole('listitem').length)
  },
  'form Invalid': async (canvas) => {
    await submit(canvas)
    await expect((await canvas.findAllByRole('alert')).length).toBeGreaterThan(0)
  },
  'record Filled': async (canvas) => {
    await userEvent.click((await canvas.findAllByRole('button'))[0] ?? document.body)
    await expect(submitButton(canvas)).toBeVisible()
  },
  'record Invalid': async (canvas) => {
    await submit(canvas)
    // The window where the page declares it, else the summary.
    await waitFor(() => expect(document.querySelector('[role=alertdialog], .rg-summary')).toBeVisible())
  },
  'collection Filled': async (canvas) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Edit/ })).at(-1) ?? document.body)
    await isShown('dialog')
  },
  'kept collection Filled': async (canvas) => {
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(1)
    await expect(canvas.queryAllByRole('button', { name: /^Edit/ })).toHaveLength(0)
  },
  'kept collection Invalid': addNothing,
  'chips Filled': async (canvas) => {
    await userEvent.click((await canvas.findAllByRole('button'))[0] ?? document.body)
    await isShown('dialog')
  },
  'chips Invalid': async (canvas) => {
    await submit(canvas)
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  },
  'collection Invalid': addNothing,
}
