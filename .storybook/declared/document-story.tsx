import type { StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { brandColors } from '../../src/engine/color/brand-colors.ts'
import { printTemplate } from '../../src/engine/printing/print-template.ts'
import { readingWords } from '../../src/engine/reading/reading.ts'
import { PrintedSheet } from '../../src/renderer/printed/PrintedSheet.tsx'
import type { SheetBrand } from '../../src/renderer/printed/sheet-context.ts'
import { useText } from '../../src/renderer/texts/use-text.ts'
import type { StoryForms } from './story-example.ts'
import { listsOf, storyTenant } from './story-tenant.ts'
import type { StoryTenant } from './story-tenant.ts'

interface PrintedExampleProps {
  /** The document by tenant and language. */
  readonly forms: StoryForms
  /** The id of one of its examples. */
  readonly example: string
  readonly tenant: string
  readonly language: string
}

/** A printed document with the data of one of its examples, as a page of the web. */
export function PrintedExample({ forms, example, tenant: id, language }: PrintedExampleProps) {
  const text = useText()
  const tenant = storyTenant(id)
  const { template, data, found } = exampleOf({ forms, example, tenant: id, language })
  const { timeZone, currency, locale } = placeOf(tenant)
  const words = { language, locale, currency, timeZone, lists: listsOf(tenant, language), words: readingWords(text) }
  const values = { today: '2026-01-15', organisation: organisationOf(tenant), ...found.data }
  return (
    <PrintedSheet
      document={printTemplate({ template, data }, { values }, words)}
      brand={brandOf(tenant)}
      language={language}
    />
  )
}

function exampleOf({ forms, example, tenant, language }: PrintedExampleProps) {
  const { document: template, data = {}, samples } = forms[tenant]?.[language]?.document ?? {}
  const found = (samples?.valid ?? []).find(({ id }) => id === example)
  if (template === undefined || found === undefined) throw new Error(`"${tenant}" has no example "${example}" of it`)
  return { template, data, found }
}

const textAt = (tenant: StoryTenant, name: string, otherwise: string): string =>
  String(tenant.tenant[name] ?? otherwise)

const placeOf = (tenant: StoryTenant) => ({
  timeZone: textAt(tenant, 'timeZone', 'UTC'),
  currency: textAt(tenant, 'currency', 'KES'),
  locale: textAt(tenant, 'locale', 'en-KE'),
})

/** What every template may name of the organisation. */
const organisationOf = (tenant: StoryTenant) => ({
  name: tenant.tenant.name,
  caption: textAt(tenant, 'caption', tenant.tenant.name),
  address: 'P.O. Box 100 – 00100, Nairobi',
  phone: '',
  email: '',
  website: '',
})

function brandOf({ id, tenant, theme }: StoryTenant): SheetBrand {
  const { primary, secondary } = brandColors(theme.colors)
  const address = (file: string) => `/tenants/${id}/${file}`
  return {
    name: tenant.name,
    primary,
    secondary,
    logo: address(theme.logo),
    logoAlt: tenant.name,
    ...(theme.mark !== undefined && { mark: address(theme.mark) }),
  }
}

/** The story of an example of a printed document: it has what the example states, as the PDF has. */
export function documentStory(example: string): StoryObj<typeof PrintedExample> {
  return {
    render: ({ forms }, { globals }) => (
      <PrintedExample
        forms={forms}
        example={example}
        tenant={String(globals.tenant)}
        language={String(globals.language)}
      />
    ),
    play: async ({ canvasElement, args: { forms }, globals }) => {
      await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible()
      // Examples state what they show in English.
      const { found } = exampleOf({ forms, example, tenant: String(globals.tenant), language: 'en' })
      const isEnglish = globals.language === 'en'
      for (const shown of isEnglish ? (found.shows ?? []) : []) await expect(canvasElement).toHaveTextContent(shown)
      for (const hidden of found.hides ?? []) await expect(canvasElement).not.toHaveTextContent(hidden)
    },
  }
}
