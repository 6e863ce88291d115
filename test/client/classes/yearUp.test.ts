import { expect, it } from 'vitest'
import { yearUp } from '../../../client/screens/classes/yearUp.ts'

it('a class goes up by the first number of its name', () => {
  const names = ['6b', 'Year 9', '9a', '10/2', '10/1', '9-0', 'German 7, group 2', 'Owls', '1/2 Foxes', '9/10']
  expect(names.map(yearUp)).toEqual([
    ...['7b', 'Year 10', '10a', '11/2', '11/1', '10-0', 'German 8, group 2', 'Owls', '2/3 Foxes', '10/11'],
  ])
})

it('a school year in its name goes up, too, and the year in which it leaves stays', () => {
  const names = [
    '6b 2026/27',
    '2026/27 6b',
    '26/27 6b',
    '6b (2099-2100)',
    'Class of 2030',
    'Abi 2030 Q1',
    'Algebra 101',
  ]
  expect(names.map(yearUp)).toEqual([
    '7b 2027/28',
    '2027/28 7b',
    '27/28 7b',
    '7b (2100-2101)',
    'Class of 2030',
    'Abi 2030 Q2',
    'Algebra 101',
  ])
})

it('the name of two classes goes up in both, and a class beside a year or a group is still a class', () => {
  const names = ['7b/8b', 'Y7/Y8', '5a/5b', '7/8 2026/27', '6b-7', '2026/6b', '6b/2026/27', '07b']
  expect(names.map(yearUp)).toEqual(['8b/9b', 'Y8/Y9', '6a/6b', '8/9 2027/28', '7b-7', '2026/7b', '7b/2027/28', '08b'])
})
