import type { SQLInputValue } from 'node:sqlite'
import type { Comparison, Conditions, Sorting } from '../conditions.ts'
import type { ShelfCall } from '../shelfCall.ts'
import { quoted } from './sqliteTables.ts'

type Sql = { sql: string; values: SQLInputValue[] }

type Search = Omit<Extract<ShelfCall, { op: 'find' }>, 'op'>

const searchSql = (columns: string, { shelf, where, sort, limit }: Search): Sql => {
  const { sql, values } = whereSql(where)
  return {
    sql: `SELECT ${columns} FROM ${quoted(shelf)}${sql}${orderSql(sort)} LIMIT ?`,
    values: [...values, limit],
  }
}

export const findSql = (search: Search): Sql => searchSql('version, body', search)

export const idsSql = (search: Search): Sql => searchSql('0 AS version, id AS body', search)

const symbols: Record<Exclude<Comparison, 'in'>, string> = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' }

export const whereSql = (where: Conditions): Sql => {
  if (where.length === 0) return { sql: '', values: [] }
  const tests = where.map(({ field, is }) =>
    is === 'in' ? `${quoted(field)} IN (SELECT value FROM json_each(?))` : `${quoted(field)} ${symbols[is]} ?`,
  )
  return { sql: ` WHERE ${tests.join(' AND ')}`, values: where.map(({ value }) => boundValue(value)) }
}

const boundValue = (value: Conditions[number]['value']): SQLInputValue => {
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'object' ? JSON.stringify(value) : value
}

const orderSql = (sort: Sorting) =>
  sort.length === 0
    ? ''
    : ` ORDER BY ${sort.map(({ field, descending }) => `${quoted(field)}${descending ? ' DESC' : ''}`).join(', ')}`
