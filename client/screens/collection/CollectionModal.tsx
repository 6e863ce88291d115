export default function CollectionModal() {
  return null
}
