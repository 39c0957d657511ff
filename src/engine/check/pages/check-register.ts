import type { PublicField, RegisterPage } from '../../document/register-page.ts'
import { objectAt, ownValue } from '../../json/json.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'

/** The sections whose record is the main one of a profile. */
const mainSections = ['sections/bio', 'sections/firm-bio'] as const

/**
 * The register shows each fact once and members by their names; a consent is a yes-or-no field of a main record, and
 * nothing that members may keep to themselves is found out by a filter.
 */
export function checkRegisterPage(checked: CheckedDocument, page: RegisterPage): readonly Finding[] {
  return [
    ...page.fields.flatMap((field, i) => [...repeated(page, i), ...consentOf(checked, field, i)]),
    ...(page.fields.some(({ shows, on, consent }) => shows === 'name' && on === 'list-and-card' && !consent)
      ? []
      : [{ pointer: '/page/fields', message: 'The list shows no name by which a member is recognised.' }]),
    ...page.filters.flatMap(({ id, by }, i) =>
      page.fields.some(({ shows, consent }) => shows === by && consent !== undefined)
        ? [
            {
              pointer: `/page/filters/${i}`,
              message: `The filter "${id}" tells the ${by} of members who may keep it to themselves.`,
            },
          ]
        : [],
    ),
  ]
}

function repeated({ fields }: RegisterPage, index: number): readonly Finding[] {
  const shows = fields[index]?.shows
  const isFirst = fields.findIndex((field) => field.shows === shows) === index
  return isFirst ? [] : [{ pointer: `/page/fields/${index}/shows`, message: `The register shows "${shows}" twice.` }]
}

function consentOf({ surroundings }: CheckedDocument, { id, consent }: PublicField, index: number): readonly Finding[] {
  if (consent === undefined) return []
  const isYesOrNo = mainSections.some((section) => {
    const fields = objectAt(surroundings.documents.get(section)?.schema, 'properties')
    return ownValue(objectAt(fields, consent), 'type') === 'boolean'
  })
  if (isYesOrNo) return []
  const message = `The consent of "${id}" names "${consent}", which is no yes-or-no field of a main record.`
  return [{ pointer: `/page/fields/${index}/consent`, message }]
}
