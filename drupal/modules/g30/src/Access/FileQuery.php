<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Database\Connection;
use Drupal\Core\Database\Query\ConditionInterface;
use Drupal\Core\Database\Query\SelectInterface;
use Drupal\Core\Session\AccountInterface;
use Drupal\g30\References\FieldReferrers;

/** Leaves out of a query for files what FileAccess would hide. */
final class FileQuery {
  public function __construct(
    private readonly Connection $database,
    private readonly AccountInterface $currentUser,
    private readonly Viewer $viewer,
    private readonly QueryCacheability $cacheability,
    private readonly FieldReferrers $referrers,
    private readonly TranslationTables $tables,
    private readonly VisibleTranslations $translations,
  ) {}

  /** A joined table belongs to a node that the viewer sees. */
  public function alter(SelectInterface $query): void {
    $account = $query->getMetaData('account') ?: $this->currentUser;
    $this->cacheability->add(['user', 'user.permissions', 'user.node_grants:view'], ['node_list']);
    if ($this->viewer->isEditor($account)) {
      return;
    }
    foreach ($query->getTables() as $alias => ['table' => $table, 'join type' => $join]) {
      if ($join === NULL && $table === 'file_managed') {
        $query->condition($this->visible($query->orConditionGroup(), $alias, $account));
      }
    }
  }

  /** Tells whether an account, which is no editor's, sees a file. */
  public function shows(int $fid, AccountInterface $account): bool {
    $query = $this->database->select('file_managed', 'f')->fields('f', ['fid'])->condition('f.fid', $fid);
    return $query->condition($this->visible($query->orConditionGroup(), 'f', $account))->execute()->fetchField() !== FALSE;
  }

  /** Used by a visible node or by something else, or unused and one's own. */
  private function visible(ConditionInterface $or, string $alias, AccountInterface $account): ConditionInterface {
    $or->exists($this->uses($alias)->condition('fu.type', 'node', '<>'));
    if ($account->hasPermission('access content')) {
      foreach ($this->referrers->fieldsTo('node', 'file') as $field) {
        $or->exists($this->visibleUses($field, $alias, $account));
      }
    }
    if ($account->isAuthenticated()) {
      $unused = $this->database->condition('AND')->condition("$alias.uid", $account->id())->notExists($this->uses($alias));
      $or->condition($unused);
    }
    return $or;
  }

  private function uses(string $alias): SelectInterface {
    return $this->database->select('file_usage', 'fu')->fields('fu', ['fid'])->where("[fu].[fid] = [$alias].[fid]");
  }

  /**
   * The field's values are asked, since a use has no language: a translation
   * may have attachments of its own.
   */
  private function visibleUses(string $field, string $alias, AccountInterface $account): SelectInterface {
    [$table, $column] = $this->tables->ofField('node', $field, 'target_id');
    $uses = $this->database->select($table, 'u')->fields('u', ['entity_id'])->where("[u].[$column] = [$alias].[fid]");
    $same = $this->tables->find($table) === NULL ? '' : ' AND [na].[langcode] = [u].[langcode]';
    $uses->join('node_access', 'na', "[na].[nid] = [u].[entity_id] AND [na].[grant_view] = 1$same");
    return $uses->condition($this->translations->nodeGrants($account, 'na'));
  }
}
