import Typography from '@mui/material/Typography'
import widgets from '../../schemas/meta/widgets.json'
import { GuidePage, GuidePart, GuideText } from './GuidePage.tsx'
import { GuideTable } from './GuideTable.tsx'
import { StoryLink } from './StoryLink.tsx'

interface DeclaredWidget {
  readonly description?: string
  readonly types?: readonly string[]
  readonly formats?: readonly string[]
  readonly options?: { readonly properties?: object; readonly required?: readonly string[] }
}

const declared: readonly (readonly [string, DeclaredWidget])[] = Object.entries(widgets)

function optionsOf({ options }: DeclaredWidget): string {
  const required = new Set(options?.required)
  return Object.keys(options?.properties ?? {})
    .map((name) => (required.has(name) ? `${name} (needed)` : name))
    .join(', ')
}

/** The registry that the check and the editor's completion read, as a table. */
function WidgetOptions() {
  return (
    <GuidePage
      title="Widgets and their options"
      lead="What ui:widget may name, for which types of field, and which ui:options it takes; from the registry that the check and editors read."
    >
      <GuidePart title="Every widget">
        <GuideTable
          label="Widgets"
          headings={['Widget', 'What it is', 'Types', 'Options']}
          rows={declared.map(([name, widget]) => [
            name,
            widget.description ?? '',
            [...(widget.types ?? []), ...(widget.formats ?? [])].join(', '),
            <Typography key={name} component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {optionsOf(widget)}
            </Typography>,
          ])}
        />
        <GuideText>
          See each of them <StoryLink to="design-widgets--filled">filled</StoryLink>, in the organisation that the bar
          above chooses.
        </GuideText>
      </GuidePart>
    </GuidePage>
  )
}

export default { title: 'Guide/Widgets' }

export const Options = { name: 'Widgets and their options', render: () => <WidgetOptions /> }
