/** Says what has happened to whoever cannot see it. It stays in the page, so that changes of its text are read out. */
export const Announcer = ({ text }: { text: string }) => (
  <p className="unseen" role="status" aria-live="polite">
    {text}
  </p>
)
