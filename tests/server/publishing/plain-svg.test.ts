import { expect, test } from 'vitest'
import { plainSvg } from '../../../src/server/publishing/pictures/plain-svg.ts'

const drawing = (inside: string, root = 'viewBox="0 0 10 10"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`

const shape = '<path d="M0 0h10v10z" fill="#123456"/>'
const filled = (fill: string): string => shape.replace('#123456', fill)

test.each<[string, string, string]>([
  ['a script', drawing(`${shape}<script>alert(1)</script>`), '<script>'],
  ['a script in capitals', drawing(`${shape}<SCRIPT/>`), '<SCRIPT>'],
  ['a script in what is left out', drawing(`${shape}<metadata><script/></metadata>`), '<script>'],
  ['a script under a prefix', drawing(`${shape}<s:script xmlns:s="http://www.w3.org/2000/svg"/>`), '<s:script>'],
  ['a handler of an event', drawing(shape.replace('/>', ' onclick="alert(1)"/>')), 'onclick="alert(1)"'],
  ['a handler at the drawing itself', drawing(shape, 'viewBox="0 0 1 1" OnLoad="x"'), 'OnLoad="x"'],
  ['a link that is a script', drawing(`<a href="java\nscript:x">${shape}</a>`), 'href="java\nscript:x"'],
  ['a script hidden by an entity', drawing(`<a href="&#106;avascript:x">${shape}</a>`), 'href="javascript:x"'],
  ['a script hidden by a number', drawing(`<a href="&#x6A;avascript:x">${shape}</a>`), 'href="javascript:x"'],
  ['a script parted by a line', drawing(`<a href="java&#10;script:x">${shape}</a>`), 'href="java\nscript:x"'],
  ['a script after a tab', drawing(`<a href="&#x9;javascript&#x3a;x">${shape}</a>`), 'href="javascript:x"'],
  ['data hidden by a number', drawing(filled('url(&#100;ata:x)')), 'fill="url(data:x)"'],
  [
    'a style that runs, by a number',
    drawing(`<style>a{width:e&#120;pression(x)}</style>${shape}`),
    'a{width:expression(x)}',
  ],
  ['data in place of a gradient', drawing(filled('url(data:x)')), 'fill="url(data:x)"'],
  ['a style that runs', drawing(`<style>a{width:expression(x)}</style>${shape}`), 'a{width:expression(x)}'],
])('%s is a script', (_, source, found) => {
  expect(plainSvg(source)).toEqual({ problem: 'script', found })
})

test.each<[string, string, string]>([
  ['HTML', '<foreignObject><p>x</p></foreignObject>', '<foreignObject>'],
  ['HTML under a prefix', '<x:foreignObject/>', '<x:foreignObject>'],
  ['a link', '<a href="https://elsewhere.example"/>', '<a>'],
  ['another picture', '<image href="https://elsewhere.example/x.png"/>', '<image>'],
  ['a copy of a part, which may copy copies', '<use href="#a"/>', '<use>'],
  ['something that moves', '<animate attributeName="x"/>', '<animate>'],
  ['text, in fonts that readers may lack', '<text>Name</text>', '<text>'],
  ['a drawing in the drawing', '<svg/>', '<svg>'],
  ['shapes under a prefix, which would be lost', '<s:path/>', '<s:path>'],
])('%s is no shape', (_, inside, found) => {
  expect(plainSvg(drawing(shape + inside))).toEqual({ problem: 'element', found })
})

test.each<[string, string]>([
  ['a colour', filled('url(https://elsewhere.example#a)')],
  ['a gradient', `${shape}<linearGradient href="x.svg#a"/>`],
  ['a gradient, by an older attribute', `${shape}<linearGradient xlink:href="//elsewhere.example"/>`],
  ['a style sheet', `<style>@import "x.css";</style>${shape}`],
  ['an address that an escape hides', String.raw`<style>a{fill:u\72l(x)}</style>${shape}`],
  ['a colour by a number', filled('u&#114;l(//elsewhere.example)')],
  ['a colour whose address begins a line', filled('url(&#10;//elsewhere.example)')],
  ['a gradient by a number', `${shape}<linearGradient href="&#x2F;&#x2f;elsewhere.example"/>`],
  ['a style sheet by a number', `<style>&#64;import "x.css";</style>${shape}`],
  ['an escape by a number', `<style>a{fill:u&#92;72l(x)}</style>${shape}`],
  ['an address that a comment parts', `<style>a{fill:ur<!-- -->l(//elsewhere.example)}</style>${shape}`],
  ['a style of its own', shape.replace('/>', ' style="fill:url( //elsewhere.example )"/>')],
])('%s from elsewhere leads outside', (_, inside) => {
  expect(plainSvg(drawing(inside))).toMatchObject({ problem: 'outside' })
})

test.each<[string, string, string]>([
  ['entities of its own', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing(shape)}`, 'unreadable'],
  ['an entity that is not of XML', drawing('<title>&nbsp;</title>'), 'unreadable'],
  ['the number of a control character', drawing(shape.replace('M0', '&#1;M0')), 'unreadable'],
  ['the number of a deleted character', drawing(shape.replace('M0', '&#x7f;M0')), 'unreadable'],
  ['the number of half a character', drawing('<title>&#xD83D;</title>'), 'unreadable'],
  ['the number of no character', drawing('<title>&#x110000;</title>'), 'unreadable'],
  ['a number without an end', drawing('<title>&#10</title>'), 'unreadable'],
  ['a control character', drawing('<title>\u0001</title>'), 'unreadable'],
  ['a tag in numbers, which is a text', drawing('&#60;path d="M0 0h9v9z"/>'), 'empty'],
  ['tags that do not fit', drawing(`<g>${shape}`), 'unreadable'],
  ['an attribute twice', drawing('<path d="a" d="b"/>'), 'unreadable'],
  ['an attribute without quotes', drawing('<path d=a/>'), 'unreadable'],
  ['a page', `<html>${drawing(shape)}</html>`, 'unreadable'],
  ['nothing', '', 'unreadable'],
  ['no size', drawing(shape, 'width="100%"'), 'size'],
  ['a size without room', drawing(shape, 'viewBox="0 0 0 10"'), 'size'],
  ['nothing that is drawn', drawing('<g/>'), 'empty'],
  ['groups without end', drawing(`${'<g>'.repeat(100)}${shape}${'</g>'.repeat(100)}`), 'elaborate'],
  ['shapes without end', drawing(shape.repeat(20_001)), 'elaborate'],
])('%s is refused', (_, source, problem) => {
  expect(plainSvg(source)).toEqual({ problem })
})

test('what a drawing program writes is kept where it draws, and left out where it does not', () => {
  const source = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">
    <!-- Generator --><svg xmlns:xlink="http://www.w3.org/1999/xlink" width="40px" height="10" inkscape:version="1"
      xmlns="http://www.w3.org/2000/svg" data-name="x"><title>Name &amp; sign</title>
    <metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata><sodipodi:namedview id="v"><x:grid/></sodipodi:namedview>
    <defs><style><![CDATA[.a>.b{fill:url(#g)}]]></style><linearGradient id="g"><stop offset="0"/></linearGradient>
    <linearGradient id="h" xlink:href="#g"/></defs><g class="a"><path class="b" d="M0 0h1"/></g></svg>`
  expect(plainSvg(source)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><defs><style>.a&gt;.b{fill:url(#g)}</style>' +
      '<linearGradient id="g"><stop offset="0"/></linearGradient><linearGradient id="h" href="#g"/></defs>' +
      '<g class="a"><path class="b" d="M0 0h1"/></g></svg>\n',
  )
})

test.each<[string, string, string]>([
  ['a line', '<path d="M0 0&#10;h9&#xA;v9z"/>', '<path d="M0 0\nh9\nv9z"/>'],
  ['tabs and returns', '<path d="M0&#9;0&#13;h9v9z"/>', '<path d="M0\t0\rh9v9z"/>'],
  ['a space', '<path d="M0&#32;0h9&#x20;v9z"/>', '<path d="M0 0h9 v9z"/>'],
  ['letters', '<path class="&#97;&#x20AC;&#x1F600;" d="M0 0h9z"/>', '<path class="a€😀" d="M0 0h9z"/>'],
  ['a place in the drawing', '<path fill="url(&#35;g)" d="M0 0h9z"/>', '<path fill="url(#g)" d="M0 0h9z"/>'],
  ['quotes and tags', '<path class="&#34;&#60;&#38;" d="M0 0h9z"/>', '<path class="&quot;&lt;&amp;" d="M0 0h9z"/>'],
  // It is read once, by browsers too.
  ['a number of a number', '<path class="&#38;#106;" d="M0 0h9z"/>', '<path class="&amp;#106;" d="M0 0h9z"/>'],
])('%s by number is what it stands for', (_, inside, written) => {
  expect(plainSvg(drawing(inside))).toBe(`${drawing(written)}\n`)
})
