import { useEffect, useState } from 'react'
import ArrowBack from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { pageValues } from '../../../renderer/pages/page-values.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { componentOf } from '../../checklists/component-of.ts'
import { presetIn, wayBackIn } from '../../checklists/link-to-item.ts'
import type { WayBack } from '../../checklists/link-to-item.ts'
import { ownChecklistType, useChecklist } from '../../checklists/use-checklist.ts'
import { useDocument } from '../../forms/published-context.ts'
import { usePageContext } from '../../forms/use-evaluation-context.ts'
import { SectionPage } from '../../sections/SectionPage.tsx'
import { useOwnProfile } from '../../sections/use-own-profile.ts'
import { useUser } from '../../session/session-context.ts'
import { WayWhenComplete } from '../../cases/WayWhenComplete.tsx'
import { ComponentItems } from './ComponentItems.tsx'
import { NextItem } from './NextItem.tsx'

/** Completes items of a type: their declared form, and whether they pass. */
export function ComponentPage() {
  const { item = '' } = useOrigin()
  const { name = '' } = useParams()
  // Each item opens its own form.
  return <Component key={`${name} ${item}`} name={name} />
}

function Component({ name }: { readonly name: string }) {
  const text = useText()
  const { checklist, item, back } = useOrigin()
  const { page } = useDocument('pages/checklist')
  const context = usePageContext(useOwnProfile().profile)
  const all = useChecklist(back === undefined ? checklist : null).items ?? []
  const items = all.filter(({ type }) => type === name)
  const opens = useOpenedForm()
  if (page?.kind !== 'checklist') return null
  return (
    <>
      <WayWhenComplete checklist={checklist} />
      <PageHeading
        title={text('portal.checklist.component')}
        actions={
          <Button
            component={Link}
            {...(back ?? { to: `/checklist/type/${encodeURIComponent(checklist)}` })}
            variant="outlined"
            startIcon={<ArrowBack />}
          >
            {text(back === undefined ? 'portal.checklist.back' : 'portal.begin.back-to-steps')}
          </Button>
        }
      />
      {items.length > 0 && (
        <ComponentItems items={items}>
          <NextItem
            all={all}
            here={items.filter(({ description }) => item === undefined || item === description)}
            from={checklist}
          />
        </ComponentItems>
      )}
      <Card>
        <CardContent sx={{ p: { xs: 2, sm: 3.5 } }}>
          <SectionPage document={componentOf(page, name, pageValues(context, undefined))} opens={opens} />
        </CardContent>
      </Card>
    </>
  )
}

/** The answers of the form that the address opens. It opens once: the address then names only the page. */
function useOpenedForm(): JsonObject | undefined {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [opens] = useState(() => presetIn(search))
  useEffect(() => {
    if (opens && search !== '') void navigate(pathname, { replace: true, state })
  }, [navigate, opens, pathname, search, state])
  return opens
}

interface Origin {
  /** The checklist that the user came from, else their own. */
  readonly checklist: string
  /** The item there, by its description. */
  readonly item: string | undefined
  /** The page that they came from, if that is none of a checklist. */
  readonly back: WayBack | undefined
}

function useOrigin(): Origin {
  const user = useUser()
  const state: unknown = useLocation().state
  const { checklist, item } = isJsonObject(state) ? state : {}
  return {
    checklist: typeof checklist === 'string' && checklist !== '' ? checklist : ownChecklistType(user),
    item: typeof item === 'string' ? item : undefined,
    back: wayBackIn(state),
  }
}
