import { spawn } from 'node:child_process'

/**
 * Starts a program. npm and what it installs are scripts on Windows. Only a shell runs one, and wants it and its arguments in
 * one line.
 */
export const launch = (program, args, options = {}) =>
  process.platform === 'win32' && program !== process.execPath
    ? spawn([program, ...args].map((word) => (/\s/.test(word) ? `"${word}"` : word)).join(' '), {
        stdio: 'inherit',
        shell: true,
        ...options,
      })
    : spawn(program, args, { stdio: 'inherit', ...options })
