import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { lanAddresses } from '../../server/addresses.ts'

const card = (address: string, mac = '3c:22:fb:00:00:01', internal = false): NetworkInterfaceInfo => ({
  address,
  mac,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  cidr: `${address}/24`,
})
const loopback = { lo: [card('127.0.0.1', '00:00:00:00:00:00', true)] }

test.each([
  ['of containers on Linux', { docker0: [card('172.17.0.1', '02:42:ac:11:00:02')] }],
  ['of WSL on Windows', { 'vEthernet (WSL)': [card('172.29.0.1', '00:15:5d:00:00:01')] }],
  ['of VirtualBox, whatever it is called', { 'Ethernet 2': [card('192.168.56.1', '0a:00:27:00:00:05')] }],
  ['of a tunnel', { tailscale0: [card('100.101.102.103')] }],
  ['that it has invented', { 'Local Area Connection': [card('169.254.7.7')] }],
])('a machine’s own network %s is not where phones find it', (_, inside) => {
  expect(lanAddresses(2567, { ...loopback, ...inside, 'Wi-Fi': [card('192.168.1.20')] })).toEqual([
    'http://192.168.1.20:2567',
  ])
})

test('where there is no other it is told all the same, and in no network nothing is', () => {
  expect(lanAddresses(2567, { ...loopback, docker0: [card('172.17.0.1')] })).toEqual(['http://172.17.0.1:2567'])
  expect(lanAddresses(2567, loopback)).toEqual([])
})

test('a machine on two networks is found in both', () => {
  expect(lanAddresses(80, { eth0: [card('10.0.0.5')], wlan0: [card('192.168.1.20')] })).toEqual([
    'http://10.0.0.5:80',
    'http://192.168.1.20:80',
  ])
})
