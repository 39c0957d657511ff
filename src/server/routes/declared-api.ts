import { readCaseType } from '../../engine/cases/case-type.ts'
import type { CaseType } from '../../engine/cases/case-type.ts'
import { answeredCalls, checklistOfCall, documentOfCall } from '../../engine/cases/wire-calls.ts'
import type { DeclaredApi, DeclaredWireCall } from '../../contract/open-api/open-api.ts'
import type { PublishedTenant, Wording } from '../platform/published/published-tenant.ts'
import { captionIn } from '../platform/texts/caption-in.ts'
import { textOf } from '../platform/texts/text-of.ts'
import { entryField } from '../../contract/entry-field.ts'

/** The path of the API on this server. */
const base = '/api'

/** The declared parts of a tenant's API, for the OpenAPI document. */
export function declaredApi(
  tenant: Pick<PublishedTenant, 'declaration' | 'documents' | 'sections' | 'lists'> & Wording,
): DeclaredApi {
  const { declaration, documents, sections, lists } = tenant
  const schemas = new Map([...documents].flatMap(([id, { schema }]) => (schema ? [[id, schema] as const] : [])))
  const captioned = captionIn(tenant, { settings: declaration.settings.minor_settings })
  return {
    name: declaration.name,
    base,
    schemas,
    wireCalls: [...documents].flatMap(([id, document]) => wireCallsOf(readCaseType(id, document), captioned)),
    lists,
    refusalText: (code) => textOf(tenant, `server.${code}`),
    sections: [...sections].map(([call, { section, page, action, other, repeatable = [] }]) => ({
      method: call.startsWith('GET ') ? 'GET' : 'POST',
      path: call.slice(call.indexOf(' ') + 1),
      section,
      kind: page.kind,
      action,
      title: page.title,
      entryField: entryField(schemas.get(section)),
      ...(repeatable.length > 0 && { waits: true }),
      ...(other?.action === 'change' && { fields: other.fields }),
      ...(other?.action === 'file' && { parameter: other.parameter }),
    })),
  }
}

function wireCallsOf(type: CaseType | undefined, captioned: (title: string) => string): readonly DeclaredWireCall[] {
  if (type === undefined) return []
  return answeredCalls(type).map(({ id, call, does, case: which, for: whom, as, ignores = [] }) => {
    const [method, path = ''] = call.split(' ')
    const transition = type.transitions.get(does)
    const document = type.declared.documents?.find((one) => one.id === documentOfCall({ does }))
    return {
      id,
      type: type.id,
      method: method === 'GET' ? 'GET' : 'POST',
      path,
      title: captioned(transition?.title ?? document?.title ?? does),
      answers: answersOf(does),
      isList: does === 'list' || as === 'list',
      forms: [type.id, ...(transition?.asks === undefined ? [] : [transition.asks])],
      names: [which, whom].find((one) => one?.startsWith('=body.'))?.slice('=body.'.length),
      isForOthers: whom !== undefined,
      ignores,
      answered: does === 'preset' ? [...type.fields] : Object.keys(type.declared.wire?.fields ?? {}),
    }
  })
}

function answersOf(does: string): DeclaredWireCall['answers'] {
  if (documentOfCall({ does }) !== undefined) return 'document'
  if (checklistOfCall({ does }) !== undefined) return 'checklist'
  return does === 'preset' || does === 'plans' ? does : 'case'
}
