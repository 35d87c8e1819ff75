import type { ArtKind } from "#mocks/seed/art/art.ts"

/** The four shelves of the shop and what is on them; the first one's picture is the shop window. */
export const shelves: readonly {
  readonly name: string
  readonly handle: string
  readonly description: string
  readonly tint: string
  readonly things: readonly (readonly [ArtKind, string])[]
  readonly below: readonly (readonly [string, string])[]
}[] = [
  {
    name: "Clothing",
    handle: "clothing",
    description: "Made to be worn often.",
    tint: "#c9a27e",
    things: [
      ["hoodie", "#c4744f"],
      ["tee", "#eceae2"],
      ["beanie", "#2e3a55"],
    ],
    below: [
      ["Tops", "tops"],
      ["Outerwear", "outerwear"],
      ["Trousers", "bottoms"],
      ["Hats and scarves", "accessories"],
    ],
  },
  {
    name: "Home",
    handle: "home",
    description: "For the table, the sofa and the windowsill.",
    tint: "#8fa58c",
    things: [
      ["lamp", "#d19a3c"],
      ["vase", "#4f8a94"],
      ["mug", "#eceae2"],
    ],
    below: [
      ["Kitchen", "kitchen"],
      ["Living", "living"],
      ["Balcony", "garden"],
    ],
  },
  {
    name: "On the way",
    handle: "on-the-way",
    description: "What carries your things, and you.",
    tint: "#7f9bb3",
    things: [
      ["backpack", "#6f7f52"],
      ["sneaker", "#eceae2"],
      ["umbrella", "#c4744f"],
    ],
    below: [
      ["Bags", "bags"],
      ["Shoes", "shoes"],
      ["Travel", "travel"],
    ],
  },
  {
    name: "Desk",
    handle: "desk",
    description: "For good days at work.",
    tint: "#b58f9c",
    things: [
      ["notebook", "#744a63"],
      ["headphones", "#3b3a40"],
      ["lamp", "#c4744f"],
    ],
    below: [
      ["Paper", "paper"],
      ["Tools", "tools"],
    ],
  },
]
export const collections = ["Everyday", "Summer", "Winter"] as const
