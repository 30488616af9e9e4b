import { expect, it } from "vitest";
import { invitedTo, isHome, isThisMachine } from "../src/pages/reach";

it("tells a machine at home from a name that the world knows", () => {
  const homes = ["localhost", "127.0.0.1", "192.168.1.7", "[fe80::1]", "mars.local"];
  expect(homes.filter((host) => !isHome(host))).toEqual([]);
  expect(isHome("mars.example")).toBe(false);
});

it("invites to an address that others can open, or to none", () => {
  expect(isThisMachine("192.168.1.7")).toBe(false);
  const local = { hostname: "127.0.0.1", origin: "http://127.0.0.1:8000" };
  expect(invitedTo(local, null)).toBe(null);
  expect(invitedTo(local, "http://192.168.1.7:8000")).toBe("http://192.168.1.7:8000");
  const club = { hostname: "mars.example", origin: "https://mars.example" };
  expect(invitedTo(club, "http://mars.example")).toBe("https://mars.example");
});
