import { unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { encodePng } from '../../../src/server/start/sample-data/encode-png.ts'
import { readLogos } from '../../../src/server/messages/inline-logo.ts'
import { readBrand } from '../../../src/server/platform/documents/read-brand.ts'
import { drawPdf } from '../../../src/server/platform/documents/pdf/draw-pdf.ts'
import { dataOf, objectIn, refusalOf } from '../answers.ts'
import { fileLike, formOf, pdf, png } from '../test-files.ts'
import type { TestClient } from '../test-client.ts'
import type { TestServer } from '../start-test-server.ts'
import { formAt, publish, rollBack, saveDraft, startEditing } from './form-changes.ts'

const brand = 'themes/brand'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  ;({ server, admin } = await startEditing())
})
afterAll(() => server.close())

const upload = (file: File, client = admin) => client.postForm('admin/forms/pictures', formOf({}, { picture: file }))

const svg = (inside: string, root = 'viewBox="0 0 10 10"'): File =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`], 'logo.svg', { type: 'image/svg+xml' })

const shape = '<path d="M0 0h10v10z" fill="#123456"/>'

const setLogo = (path: string): JsonObject => ({
  target: '$.theme',
  description: 'The board has a new logo.',
  update: { logo: path },
  'x-was': { logo: 'assets/logo.svg' },
})

/** Pixels of many colours, which do not pack well. */
function largePng(width: number, height: number): File {
  const row = [0, ...Array.from({ length: width }, () => 0)]
  const header = { width, height, depth: 8, colorType: 0, isInterlaced: false }
  const content = encodePng(header, Array.from({ length: height }, () => row).flat())
  return new File([new Uint8Array(content)], 'logo.png', { type: 'image/png' })
}

const tenantNow = () => {
  const declared = server.services.tenants.all.find(({ id }) => id === 'demo')
  if (declared === undefined) throw new Error('There is no such organisation.')
  return server.services.publications.refresh(declared)
}

const none = /By its content, the file is no picture/

test.each<[string, () => File, RegExp]>([
  ['a drawing with a script', () => svg(`${shape}<script>alert(1)</script>`), /has a script, <script>/],
  ['a drawing with a link', () => svg(`<a href="https://elsewhere.example">${shape}</a>`), /The drawing has <a>/],
  ['a style from elsewhere', () => svg(`<style>@import "x.css";</style>${shape}`), /something outside of it, @import/],
  ['tags that do not fit', () => svg('</g>'), /no SVG drawing that can be read/],
  ['a document', pdf, none],
  ['a text with the name and type of a picture', () => new File(['x'], 'logo.png', { type: 'image/png' }), none],
  ['the beginning of a picture', () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'logo.png'), none],
  ['a kind that is not shown', () => fileLike({ name: 'logo.gif', mediaType: 'image/gif' }), none],
  ['too many bytes', () => png(400_001), /at most 400 kB/],
  ['too many pixels', () => largePng(4001, 2), /4,001 × 2 pixels: at most 4,000/],
])('%s is refused in a sentence at its field [ADM-02]', async (_, file, sentence) => {
  const refused = refusalOf(await upload(file()))
  expect(refused.status).toBe(422)
  expect(Object.keys(Object(refused.errors))).toEqual(['/picture'])
  expect(String(Object.values(Object(refused.errors))[0])).toMatch(sentence)
})

test('a logo is nobody’s before it is published, then everybody’s, and its address stays for ever [ADM-02 PLAT-02]', async () => {
  const editors = '<metadata><rdf:RDF>x</rdf:RDF></metadata><sodipodi:namedview/><title>Name</title><!-- x -->'
  const { path, printed } = objectIn(await upload(svg(`${editors}${shape}`, 'width="40px" height="10" id="a"')))
  expect(path).toMatch(/^assets\/uploads\/[\da-f]{32}\.svg$/)
  expect(printed).toBe(true)
  const address = String(path).replace('assets/', '/assets/tenant/')
  const visitor = server.client('demo')
  const { status, text, headers } = await visitor.get(address, { absolute: true })
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(text).toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" id="a">${shape}</svg>\n`)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; sandbox/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect((await server.client('iek').get(address, { absolute: true })).status).toBe(404)
  expect((await visitor.get('/', { absolute: true })).text).not.toContain(address)
  expect((await formAt(admin, brand))['uploads']).toContainEqual({ path, name: 'logo.svg' })

  dataOf(await publish(admin, [setLogo(String(path))], brand))
  const page = (await visitor.get('/', { absolute: true })).text
  expect(page).toContain(`"logo":"${address}"`)
  expect(page).toContain('"logoRatio":4')
  expect(objectIn(await visitor.get('company'))['logo']).toBe(address)
  const exported = unzipSync((await admin.get('admin/organisation/files')).bytes)
  expect(Buffer.from(exported[`tenants/demo/${String(path)}`] ?? []).toString()).toBe(text)
  dataOf(await rollBack(admin, 0))
})

test('a logo of pixels is shown in pages, e-mails and printed documents [ADM-02]', async () => {
  const file = png()
  const { path, printed } = objectIn(await upload(file))
  expect([path, printed]).toEqual([expect.stringMatching(/\.png$/), true])
  dataOf(await publish(admin, [setLogo(String(path))], brand))
  const tenant = await tenantNow()
  const { assets, environment } = server.services
  const given = await readBrand({ root: environment.root, assets }, tenant, tenant.declaration.settings)
  const content = Buffer.from(await file.arrayBuffer())
  expect(Buffer.from(given.logoPicture ?? []).equals(content)).toBe(true)
  const words = { title: 'Letter', language: 'en', note: 'Printed', pageOf: '{page}', continued: '{heading}' }
  const letter = await drawPdf({ ...words, createdAt: new Date(0), blocks: [] }, given)
  expect(Buffer.from(letter).toString('latin1')).toContain('/Subtype /Image')
  const { logoMail: _, ...theme } = tenant.theme
  const part = await readLogos(assets)({ ...tenant, theme })
  expect([part.contentType, part.content.equals(content)]).toEqual(['image/png', true])
  dataOf(await rollBack(admin, 0))
})

test('a theme that names a picture which nobody uploaded here is no draft [ADM-05]', async () => {
  const path = `assets/uploads/${'0'.repeat(32)}.png`
  const refused = refusalOf(await saveDraft(admin, [setLogo(path)], brand))
  expect(refused).toMatchObject({ status: 422 })
  expect(Object.values(Object(refused.errors))).toEqual([
    `No picture was uploaded as “${path}” here. Upload it first, and choose it.`,
  ])
})

type Files = Readonly<Record<string, Uint8Array>>

const exported = async (): Promise<Files> => unzipSync((await admin.get('admin/organisation/files')).bytes)

const send = (files: Files, path = '') => {
  const file = new File([Uint8Array.from(zipSync({ ...files }))], 'organisation.zip', { type: 'application/zip' })
  return admin.postForm(`admin/organisation/files${path}`, formOf({}, { file }))
}

/** What was exported with an uploaded logo, and its path; this server has neither any more, like another one. */
async function fromElsewhere(file: File): Promise<{ readonly files: Files; readonly path: string }> {
  const path = String(objectIn(await upload(file))['path'])
  dataOf(await publish(admin, [setLogo(path)], brand))
  const files = await exported()
  dataOf(await rollBack(admin, 0))
  await forgetPictures()
  return { files, path }
}

const forgetPictures = () =>
  server.services.database.inTenant('demo', ({ db }) =>
    db.deleteFrom('brand_pictures').where('tenant', '=', 'demo').execute(),
  )

const picturesHere = async () => {
  const uploads = (await formAt(admin, brand))['uploads']
  return Array.isArray(uploads) ? uploads.filter(isJsonObject).map((one) => one['path']) : []
}

const issueOf = (refused: JsonObject): unknown => Object(refused['errors'])['/file']

async function publishImported(): Promise<void> {
  const { draft, publication } = await formAt(admin, brand)
  const drafts = [{ document: brand, revision: getAt(draft, '/revision') ?? 0 }]
  dataOf(await admin.post('admin/forms/publish', { publication: publication ?? 0, drafts, reason: 'Imported.' }))
}

test.each([
  ['a drawing', () => svg(`<path class="a&#10;b" d="M0 0h7v7z"/><style>.a&gt;.b{fill:red}</style>`)],
  ['pixels', () => png()],
])('%s comes with the files of another server, and gives the same there [ADM-07]', async (_, file) => {
  const { files, path } = await fromElsewhere(file())
  const drafts = [{ document: brand, changes: 1 }]
  expect(objectIn(await send(files, '/check'))).toMatchObject({ drafts, elsewhere: [] })
  expect(await picturesHere()).toEqual([])
  expect(objectIn(await send(files))).toMatchObject({ drafts, elsewhere: [] })
  expect(await picturesHere()).toEqual([path])
  await publishImported()
  expect(await exported()).toEqual(files)
  expect(objectIn(await send(files, '/check'))).toEqual({ drafts: [], settings: [], elsewhere: [] })
  const uploads = getAt(objectIn(await admin.get('admin/audit?action=picture-uploaded')), '/items/0/detail')
  expect(uploads).toBe(path.slice(path.lastIndexOf('/') + 1))
  dataOf(await rollBack(admin, 0))
})

test('a picture in imported files is judged as one that is uploaded, and nothing is stored [ADM-07]', async () => {
  const { files, path } = await fromElsewhere(svg(shape))
  const at = `tenants/demo/${path}`
  const instead = async (content: string | Uint8Array) =>
    refusalOf(await send({ ...files, [at]: typeof content === 'string' ? Buffer.from(content) : content }))
  const run = await instead(await svg(`${shape}<script/>`).text())
  expect(run.status).toBe(422)
  expect(issueOf(run)).toContain(`${at}: /picture The drawing has a script, <script>`)
  expect(issueOf(await instead('no picture'))).toMatch(none)
  expect(issueOf(await instead(new Uint8Array(await png(400_001).arrayBuffer())))).toMatch(/at most 400 kB/)
  expect(issueOf(await instead(new Uint8Array(await largePng(4001, 2).arrayBuffer())))).toMatch(/at most 4,000/)
  expect(issueOf(await instead(await svg(filledRed).text()))).toMatch(/another picture than its name says/)
  const { [at]: _lacking, ...others } = files
  expect(issueOf(refusalOf(await send(others)))).toBe(
    `tenants/demo/overlays/themes/brand.json: It names the picture “${path}”, which is neither among the files nor ` +
      'uploaded here. Export them again, or upload the picture in the theme’s editor first.',
  )
  expect(await picturesHere()).toEqual([])
  expect((await formAt(admin, brand))['draft']).toBeNull()
})

const filledRed = shape.replace('#123456', 'red')

test('a picture that nothing in imported files names is left, and named [ADM-07]', async () => {
  const { files, path } = await fromElsewhere(svg(shape))
  const spare = path.replace(/[^/]+\./, `${'0'.repeat(32)}.`)
  const found = objectIn(await send({ ...files, [`tenants/demo/${spare}`]: Buffer.from('x') }, '/check'))
  expect(found['elsewhere']).toEqual([`tenants/demo/${spare}`])
})
