"""The rule ledger's tests of Pocket Mars, one small file for each chapter of docs/rules/pocket_mars.md."""
