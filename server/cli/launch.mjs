import { spawn } from 'node:child_process'

const quoted = (word) => (/[\s&()^]/.test(word) ? `"${word}"` : word)

/** Starts a program of npm, which is a script on Windows. Only a shell runs one, and wants it and its arguments in one line. */
export const launch = (program, args, options = {}) =>
  process.platform === 'win32'
    ? spawn([program, ...args].map(quoted).join(' '), { stdio: 'inherit', shell: true, ...options })
    : spawn(program, args, { stdio: 'inherit', ...options })
