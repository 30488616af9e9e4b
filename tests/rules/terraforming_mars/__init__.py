"""The rule ledger's tests of Terraforming Mars: the chapters of docs/rules/terraforming_mars.md, and every card."""
