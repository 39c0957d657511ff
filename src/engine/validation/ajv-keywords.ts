import { _, Name, stringify } from 'ajv'
import type { CodeKeywordDefinition, KeywordDefinition } from 'ajv'
import type { Keyword, KeywordTest } from '../keywords/keyword.ts'
import { keywordList } from '../keywords/keyword-list.ts'

const rootData = new Name('rootData')

/**
 * Our keywords as Ajv expects them for standalone code; the run-time module `regalia/keywords` creates their tests
 * there.
 */
export function ajvKeywords(): readonly KeywordDefinition[] {
  return [...keywordList.values()].map((keyword) =>
    keyword.test === undefined ? { keyword: keyword.name } : codeKeyword(keyword, keyword.test),
  )
}

function codeKeyword({ name, types }: Keyword, make: NonNullable<Keyword['test']>): CodeKeywordDefinition {
  return {
    keyword: name,
    ...(types === undefined ? {} : { type: [...types] }),
    error: { message: '', params: ({ params }) => _`${params['result']}` },
    code(cxt) {
      const ref: KeywordTest = make(cxt.schema)
      const code = _`require("regalia/keywords")(${name}, ${stringify(cxt.schema)})`
      const test = cxt.gen.scopeValue('keyword', { ref, code })
      const result = cxt.gen.const('result', _`${test}(${cxt.data}, this, ${cxt.it.parentData}, ${rootData})`)
      cxt.setParams({ result })
      cxt.fail(_`${result} !== true`)
    },
  }
}
